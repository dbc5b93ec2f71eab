! Many large temporaries, one after another, of several types.
subroutine many_statements(s)
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(1000), b(1000)
  real(4) :: c(1000)
  integer(2) :: d(1000)
  complex(8) :: z(500)
  integer :: i
  a = [(sin(real(i, 8)), i = 1, 1000)]
  b = a(1000:1:-1)
  c = real(a, 4)
  d = int(a * 100, 2)
  z = cmplx(a(:500), b(:500), 8)
  a(2:) = a(:999) + b(2:)
  b(:999) = b(2:) * a(999:1:-1)
  c = c(1000:1:-1) * 0.5 + c
  d(2:) = d(:999) - d(2:)
  z = z(500:1:-1) * (0d0, 1d0)
  a = a(1000:1:-1) + real(c(1000:1:-1), 8)
  b = b(1000:1:-1) + d(1000:1:-1)
  z(2:) = z(:499) + z(2:)
  c(:999) = c(2:) - real(d(:999), 4)
  s = sum(a) + sum(b) + sum(real(c, 8)) + sum(real(d, 8)) + sum(abs(z))
end subroutine
