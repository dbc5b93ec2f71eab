! Masks, nested, with parts of arrays on both sides.
subroutine where_elsewhere(s)
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(40), b(40)
  integer :: i, n
  a = [(sin(i * 0.7d0), i = 1, 40)]
  b = 0
  do n = 8, 40, 8
    where (a(1:n) > 0.3d0)
      a(1:n) = a(n:1:-1) * 0.5d0
      where (a(1:n) < 0.4d0)
        b(1:n) = a(1:n) + b(n:1:-1)
      elsewhere
        b(1:n) = b(n:1:-1) - 1
      end where
    elsewhere (a(1:n) < -0.3d0)
      b(1:n) = a(n:1:-1)
      a(1:n) = -a(1:n)
    elsewhere
      a(1:n) = a(1:n) + b(n:1:-1) * 0.25d0
    end where
  end do
  where (b > a) b = b(40:1:-1)
  s = sum(a) + 3 * sum(b)
end subroutine
