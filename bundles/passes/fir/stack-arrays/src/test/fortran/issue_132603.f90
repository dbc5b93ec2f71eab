! The program of LLVM issue 132603.
module m_issue_132603
contains
  function product_of(q, g) result(r)
    real, intent(in) :: q(:, :), g(:, :)
    real :: r(size(q, 1), size(g, 2))
    r = 1.0 + q(1, 1) * g(1, 1)
  end function
  subroutine rotate(q, n)
    integer, intent(in) :: n
    real, intent(inout) :: q(:, :)
    integer :: k
    real :: g(2, 2)
    g = 0.5
    do k = size(q, 2) - 1, n + 1, -1
      q(:, [k, k + 1]) = product_of(q(:, [k, k + 1]), transpose(g))
    end do
  end subroutine
end module
subroutine issue_132603(s)
  use m_issue_132603
  implicit none
  real(8), intent(out) :: s
  real :: q(8, 8)
  integer :: i, j
  do i = 1, 8
    do j = 1, 8
      q(i, j) = i * j + i + j + 1
    end do
  end do
  call rotate(q, 1)
  s = sum(real(q, 8))
end subroutine
