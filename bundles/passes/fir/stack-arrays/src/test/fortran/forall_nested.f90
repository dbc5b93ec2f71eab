! Nested forall constructs with slices.
subroutine forall_nested(s)
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(25, 25)
  integer :: i, j
  a = 1
  forall (i = 1:25)
    forall (j = 1:i) a(i, j) = i + 0.5d0 * j
    a(:, i) = a(25:1:-1, i) + a(i, :)
  end forall
  s = sum(a)
end subroutine
