program lists
  real :: a(3) = [0.5, 0.05, 1234567.0]
  double precision :: d(4) = [1d0/3, 1d15, 1d16, -2.5d-3]
  complex :: z = (1.5, -2.0)
  integer(8) :: big = 9223372036854775807_8
  print *, a
  print *, d, z
  print *, big, -5, 'it''s', 'two', 3, 'x', .false.
  print *, 0.0, -0.0, 1e-40, 3.4e38, 100.0, 999999.0, 0.1, 9999999.0
  print *
  print *, 'a string that is really quite long so that it has to be wrapped somewhere around here I guess'
  print *, 123456789, 123456789, 123456789, 123456789, 123456789, 123456789, 123456789, 1, 22
  print *, 1.0/0.0*a(1), 0.0*log(-1.0*a(2)), 'end'
  print *, 'ab', 1, 'cd', 'ef', 2.5
end program
