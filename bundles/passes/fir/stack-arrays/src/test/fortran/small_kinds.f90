! Integers of one, two and eight bytes.
subroutine small_kinds(s)
  implicit none
  real(8), intent(out) :: s
  integer(1) :: a(40)
  integer(2) :: b(40)
  integer(8) :: c(40)
  integer :: i
  a = [(int(mod(i, 50), 1), i = 1, 40)]
  b = a(40:1:-1) * 3_2
  c = b(40:1:-1) * 1000000_8 + a
  a(2:) = a(:39)
  b(:39) = b(2:) + a(2:)
  c = c(40:1:-1) - b
  s = sum(real(a, 8)) + sum(real(b, 8)) + sum(real(c, 8))
end subroutine
