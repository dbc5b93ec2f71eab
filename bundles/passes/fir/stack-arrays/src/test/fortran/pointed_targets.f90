! Pointers that keep the addresses of targets over calls, beside temporaries.
module m_pointed_targets
  implicit none
  real(8), pointer :: kept(:) => null()
contains
  subroutine keep(x)
    real(8), intent(inout), target :: x(:)
    kept => x(2::2)
  end subroutine
end module
subroutine pointed_targets(s)
  use m_pointed_targets
  implicit none
  real(8), intent(out) :: s
  real(8), target :: a(20)
  real(8), pointer :: p(:)
  real(8), allocatable, target :: h(:)
  integer :: i
  a = [(real(i, 8), i = 1, 20)]
  call keep(a)
  h = a(20:1:-1)
  s = 0
  do i = 1, 5
    p => h(i:)
    p = p(size(p):1:-1) + kept(1)
    kept = kept(10:1:-1) * 0.5d0 + p(1:10)
    a(1:10) = a(11:20) - a(10:1:-1)
    p(2:) = p(:size(p)-1) + a(3)
    s = s + sum(kept) - sum(p)
  end do
  nullify(kept)
end subroutine
