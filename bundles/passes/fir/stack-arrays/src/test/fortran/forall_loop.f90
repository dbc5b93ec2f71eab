! Forall with a dependence on itself, with and without a mask.
subroutine forall_loop(s)
  implicit none
  real(8), intent(out) :: s
  integer :: a(30, 30), i, j
  forall (i = 1:30, j = 1:30) a(i, j) = i * 7 + j
  forall (i = 2:30, j = 1:29) a(i, j) = a(i - 1, j + 1) + 1
  forall (i = 1:30, j = 1:30, mod(i + j, 3) == 0) a(i, j) = a(j, i) - a(i, j)
  s = sum(real(a, 8)) + a(17, 4)
end subroutine
