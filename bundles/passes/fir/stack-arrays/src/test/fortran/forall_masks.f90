! FORALL with masks and several assignments, the second of which reads what the first one writes.
subroutine forall_masks(s)
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(12, 12), v(12)
  integer :: i, j, k
  do j = 1, 12
    do i = 1, 12
      a(i, j) = mod(i * j, 7)
    end do
  end do
  v = 1
  do k = 1, 3
    forall (i = 1:12, j = 1:12, i /= j .and. a(i, j) > k)
      a(i, j) = a(j, i) + 1
    end forall
    forall (i = 2:12)
      v(i) = v(i - 1) + a(i, 13 - i)
      a(i, :) = a(13 - i, 12:1:-1)
    end forall
  end do
  s = sum(a) + sum(v) * 0.5d0
end subroutine
