! Functions with array results of constant and computed size as arguments of each other.
module m_chained_results
  implicit none
contains
  function fixed(x) result(r)
    real(8), intent(in) :: x(10)
    real(8) :: r(10)
    r = x(10:1:-1) + 1
  end function
  function computed(x, n) result(r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(:)
    real(8) :: r(n)
    integer :: i
    r = [(x(mod(i, size(x)) + 1), i = 1, n)]
  end function
  function grown(x) result(r)
    real(8), intent(in) :: x(:)
    real(8), allocatable :: r(:)
    r = [x, x * 2]
  end function
end module
subroutine chained_results(s)
  use m_chained_results
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(10)
  integer :: i
  a = [(real(i, 8), i = 1, 10)]
  do i = 1, 4
    a = fixed(fixed(a) * 0.5d0) + fixed(a(10:1:-1))
    a(1:i+2) = computed(a(i:10) + 1, i + 2) - computed(a, i + 2)
    a(1:4) = a(1:4) + computed(grown(a(1:i)), 4)
  end do
  s = sum(fixed(a)) + sum(grown(computed(a, 7)))
end subroutine
