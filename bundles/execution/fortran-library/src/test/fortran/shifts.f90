program shifts
  implicit none
  integer :: i(6) = [3, -1, 4, 1, -5, 9]
  real :: m(2, 3) = reshape([1.5, -2.0, 0.25, 8.0, 3.0, 4.0], [2, 3])
  print *, cshift(i, -1), cshift(i, -8)
  print *, cshift(m, -1, 2), cshift(m, 1, 2)
end program
