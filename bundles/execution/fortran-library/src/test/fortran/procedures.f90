module m
  abstract interface
    real function f(x)
      real, intent(in) :: x
    end function
  end interface
contains
  real function integ(g, a, b, n)
    procedure(f) :: g
    real, intent(in) :: a, b
    integer, intent(in) :: n
    integer :: i
    integ = 0
    do i=1,n
      integ = integ + g(a + (b-a)*(i-0.5)/n)*(b-a)/n
    end do
  end function
  real function sq(x)
    real, intent(in) :: x
    sq = x*x
  end function
  recursive integer function fib(n) result(r)
    integer, value :: n
    if (n < 2) then
      r = n
    else
      r = fib(n-1)+fib(n-2)
    end if
  end function
  elemental integer function trip(i)
    integer, intent(in) :: i
    trip = 3*i
  end function
end module
program procedures
  use m
  real :: k
  procedure(f), pointer :: p
  k = 2
  print *, integ(sq, 0., 3., 30), integ(scaled, 0., 1., 10)
  p => sq
  print *, integ(p, 0., 1., 10), fib(15), trip([1,2,3])
contains
  real function scaled(x)
    real, intent(in) :: x
    scaled = k*x
  end function
end program
