! Lines of list-directed output that end inside a complex number, and decimal numbers between two numbers of a kind.
program complexlists
  implicit none
  integer :: i, n
  real :: x = 0
  do n = 1, 12
    print *, (cmplx(1.5*i*n, -0.125*i + x), i = 1, n), n, (cmplx(i/3.0, 2.0**n), i = 1, n), n > 6
    print *, 'ab', (cmplx(10d0**(i - n), 1d0/n, 8), i = 1, n), 'cd', .true., n
  end do
  print *, x + 9.69564e8, x + 2.0**30, x + 33554434.0, x + 1.6777216e7, x + 5e-45, 2d0**70 + x, 9007199254740993d0 + x
end program
