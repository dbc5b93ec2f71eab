! A procedure that is passed and called by its address.
module m_procedure_argument
contains
  function applied(f, n) result(r)
    interface
      function f(v) result(w)
        real(8), intent(in) :: v(:)
        real(8) :: w(size(v))
      end function
    end interface
    integer, intent(in) :: n
    real(8) :: r(n)
    integer :: i
    r = f([(real(i, 8), i = 1, n)]) + 1
  end function
  function double_it(v) result(w)
    real(8), intent(in) :: v(:)
    real(8) :: w(size(v))
    w = v + v
  end function
  function reverse_it(v) result(w)
    real(8), intent(in) :: v(:)
    real(8) :: w(size(v))
    w = v(size(v):1:-1)
    w(2:) = w(:size(w) - 1)
  end function
end module
subroutine procedure_argument(s)
  use m_procedure_argument
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(25)
  a = applied(double_it, 25) + applied(reverse_it, 25)
  s = sum(a)
end subroutine
