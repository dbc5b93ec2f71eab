! A loop of labels.
subroutine goto_loop(s)
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(40)
  integer :: n
  a = 1
  n = 2
10 continue
  a(1:n) = a(n:1:-1) + a(1:n)
  n = n + 3
  if (n < 40) goto 10
  s = sum(a)
end subroutine
