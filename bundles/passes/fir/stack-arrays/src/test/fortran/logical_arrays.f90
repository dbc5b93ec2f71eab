! Logical arrays as masks.
subroutine logical_arrays(s)
  implicit none
  real(8), intent(out) :: s
  logical :: l(70)
  logical(1) :: k(70)
  integer :: i
  l = [(mod(i, 3) == 0, i = 1, 70)]
  k = l(70:1:-1)
  l = l .neqv. l(70:1:-1)
  k(2:) = k(:69) .or. l(2:)
  s = count(l) + 10 * count(k) + merge(1, 0, any(l .and. k(70:1:-1)))
end subroutine
