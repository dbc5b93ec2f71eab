! Elemental functions of each other's results, and elemental subroutines.
module m_elemental_chains
  implicit none
contains
  elemental function f(x, y) result(r)
    real(8), intent(in) :: x, y
    real(8) :: r
    r = x * 0.5d0 + y
  end function
  elemental subroutine swap(x, y)
    real(8), intent(inout) :: x, y
    real(8) :: t
    t = x
    x = y * 0.75d0
    y = t
  end subroutine
end module
subroutine elemental_chains(s)
  use m_elemental_chains
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(20), b(20)
  integer :: i, n
  a = [(real(i, 8), i = 1, 20)]
  b = a(20:1:-1)
  do n = 5, 20, 5
    a(:n) = f(f(a(n:1:-1), b(:n)), f(b(n:1:-1), [(1d0 / i, i = 1, n)]))
    call swap(a(:n), b(n:1:-1))
    b = min(max(f(b, a), -50d0), 50d0)
    if (all(f(a(:n), b(:n)) > 0)) a(2:n) = f(a(:n-1), a(2:n))
  end do
  s = sum(f(a, b)) + maxval(f(b(20:1:-1), a))
end subroutine
