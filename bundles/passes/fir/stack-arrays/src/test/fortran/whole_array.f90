! Whole-array expressions that read what they write.
subroutine whole_array(s)
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(64), b(64)
  integer :: i
  a = [(i * 0.5d0, i = 1, 64)]
  b = a(64:1:-1) + sqrt(a)
  a = a(64:1:-1) * b - a
  s = sum(a * b) + sum(a(2:) - a(:63))
end subroutine
