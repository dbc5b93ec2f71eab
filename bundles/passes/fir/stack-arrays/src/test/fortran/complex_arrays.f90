! Complex arrays of two kinds.
subroutine complex_arrays(s)
  implicit none
  real(8), intent(out) :: s
  complex(8) :: z(32)
  complex(4) :: w(32)
  integer :: i
  z = [(cmplx(i, -i, 8), i = 1, 32)]
  w = cmplx(z(32:1:-1), kind=4)
  z = conjg(z(32:1:-1)) * z + w
  w(2:) = w(:31) + (0.0, 1.0)
  s = sum(real(z)) + sum(aimag(z)) + sum(real(aimag(w), 8))
end subroutine
