! Automatic arrays of BLOCK constructs and of computed size beside temporaries, in a loop.
subroutine block_scopes(s)
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(32)
  integer :: i
  a = [(real(mod(i, 9), 8), i = 1, 32)]
  s = 0
  do i = 3, 30, 3
    block
      real(8) :: t(i), u(2 * i)
      t = a(i:1:-1)
      u = [t, t(i:1:-1) * 2]
      t(2:i) = t(1:i-1) + u(i+2:2*i)
      associate (e => a(1:i) + t)
        a(1:i) = e(i:1:-1) * 0.25d0 + u(1:i) * 0.5d0
      end associate
      s = s + sum(t) + sum(u(2*i:1:-1) * u)
    end block
    a(2:32) = a(1:31) * 0.5d0
  end do
  s = s + sum(a)
end subroutine
