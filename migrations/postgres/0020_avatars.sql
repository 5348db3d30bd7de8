-- Users and servers that want no avatars in pictures. Their numbers never coincide.
CREATE TABLE no_avatars (owner BIGINT PRIMARY KEY);
