program digits
  integer :: i
  real :: x
  double precision :: d
  do i = 1, 40
    x = 0.1 * i
    print *, x, 0.7 * i, sqrt(real(i)), 1.0 / i
  end do
  do i = 1, 40
    d = 0.1d0 * i
    print *, d, sqrt(d), 1d0 / i, exp(d)
  end do
end program
