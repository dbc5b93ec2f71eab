! CYCLE, EXIT and RETURN between statements with temporaries.
subroutine early_cycle(s)
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(30)
  integer :: i, k
  a = [(real(i, 8), i = 1, 30)]
  s = 0
  outer: do i = 2, 29
    a(1:i) = a(i:1:-1)
    if (mod(i, 4) == 0) cycle outer
    do k = 1, i
      a(k:i) = a(k:i) * 0.5d0 + a(i:k:-1)
      if (a(k) > 40) exit outer
      if (k > 5) cycle outer
    end do
    a(2:30) = a(1:29) + 1
    if (sum(a(:i)) > 5000) then
      s = -sum(a)
      return
    end if
  end do outer
  s = s + sum(a(30:1:-1) * a)
end subroutine
