use super::*;

#[test]
fn a_season_is_a_calendar_quarter() {
    let starts = [
        (0, 1970, 1),
        (954_547_200_000, 2000, 2),
        (1_704_067_200_000, 2024, 1),
        (1_711_929_600_000, 2024, 2),
        (1_790_812_800_000, 2026, 4),
        (1_798_761_600_000, 2027, 1),
        (1_838_160_000_000, 2028, 2),
    ];
    for (start, year, quarter) in starts {
        let season = Season { year, quarter };
        assert_eq!((season.start(), Season::of(start)), (start, season));
        assert!(Season::of(start - 1) < season, "until midnight");
    }
}

#[test]
fn seasons_follow_each_other() {
    let mut season = Season { year: 1899, quarter: 4 };
    while season.year < 2110 {
        let last_day = season.start() + 89 * DAY_MS;
        assert_eq!([season.start(), last_day].map(Season::of), [season; 2]);
        let next = Season::of(Period::Season.end(last_day));
        let follows = if season.quarter == 4 { (season.year + 1, 1) } else { (season.year, season.quarter + 1) };
        assert_eq!((next.year, next.quarter), follows);
        season = next;
    }
    for extreme in [i64::MIN, i64::MAX] {
        assert!(Season::of(extreme).start() <= extreme.max(i64::MIN + DAY_MS), "no overflow");
        assert!(week_start(extreme) <= extreme);
    }
}

#[test]
fn a_week_begins_on_monday() {
    let monday = 1_795_392_000_000;
    for (at, start) in
        [(monday, monday), (monday + 7 * DAY_MS - 1, monday), (monday - 1, monday - 7 * DAY_MS), (0, -3 * DAY_MS)]
    {
        assert_eq!((week_start(at), Period::Week.end(at)), (start, start + 7 * DAY_MS));
    }
}
