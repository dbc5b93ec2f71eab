! Assignments between overlapping slices, forwards and backwards.
subroutine overlapping_slices(s)
  implicit none
  real(8), intent(out) :: s
  integer :: a(100), i
  a = [(i, i = 1, 100)]
  a(2:100) = a(1:99) + 1
  a(1:99) = a(2:100) * 2
  a(1:50) = a(100:51:-1)
  a(1:99:2) = a(2:100:2) + a(1:99:2)
  s = sum(real(a, 8)) + a(7)
end subroutine
