! Calls the functions of functions.fir, which use arrays after others have used the stack.
subroutine fill(x, n)
  integer, intent(in) :: n
  real(8) :: x(n)
  x = 1
end subroutine
subroutine clobber(n)
  integer, intent(in) :: n
  real(8) :: x(n * 4)
  x = -1d9
  call keep(x, n * 4)
end subroutine
subroutine keep(x, n)
  integer, intent(in) :: n
  real(8) :: x(n)
  x(1) = x(n)
end subroutine
subroutine total(x, n, r)
  integer, intent(in) :: n
  real(8) :: x(n), r
  r = sum(x)
end subroutine
program p
  real(8) :: r
  integer :: n = 1000
  external clobber
  call extent(n, r)
  print *, 'extent', r
  call overlap(n, r)
  print *, 'overlap', r
  call converted(n, r)
  print *, 'converted', r
end program
