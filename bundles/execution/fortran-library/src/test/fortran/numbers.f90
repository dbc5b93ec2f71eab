program numbers
  implicit none
  integer, parameter :: n = 6
  double precision :: m(n, n), v(n), x(n)
  integer :: i, j, k, cnt
  integer(8) :: acc
  logical :: prime(100)
  common /blk/ cnt
  do i = 1, n
    do j = 1, n
      m(i, j) = 1d0 / (i + j - 1)
    end do
    v(i) = sum(m(i, :))
  end do
  call solve(m, v, x, n)
  print *, nint(x)
  prime = .true.
  prime(1) = .false.
  do i = 2, 10
    if (prime(i)) prime(i*i::i) = .false.
  end do
  print *, count(prime), pack([(i, i = 1, 100)], prime)
  acc = 1
  do i = 1, 40
    acc = mod(acc * 6364136223846793005_8 + 1442695040888963407_8, 1000003_8)
  end do
  print *, acc
  cnt = 0
  call tick()
  call tick()
  print *, cnt
  print *, apply(twice, 21), apply(thrice, 5)
  print *, ishft(5, 3), iand(12, 10), ior(12, 10), ieor(12, 10), not(0), btest(5, 2)
  print *, mod(-7, 3), modulo(-7, 3), floor(-2.5), ceiling(2.1), nint(2.5), int(-2.7), abs(-3), sign(2, -1)
  print *, min(3, 1, 2), max(1.5, 2.5), real(7) / 2, 7 / 2, 2 ** 10, 2.0 ** 0.5
  print *, exp(1.0), log(10d0), sin(1d0), atan2(1.0, 2.0), tanh(0.5d0)
contains
  integer function twice(i)
    integer, intent(in) :: i
    twice = 2 * i
  end function
  integer function thrice(i)
    integer, intent(in) :: i
    thrice = 3 * i + n
  end function
  integer function apply(f, i)
    interface
      integer function f(i)
        integer, intent(in) :: i
      end function
    end interface
    integer, intent(in) :: i
    apply = f(i)
  end function
end program
subroutine tick()
  integer :: cnt
  common /blk/ cnt
  cnt = cnt + 1
end subroutine
subroutine solve(a, b, x, n)
  integer :: n, i, j, k
  double precision :: a(n, n), b(n), x(n), f
  do k = 1, n - 1
    do i = k + 1, n
      f = a(i, k) / a(k, k)
      a(i, k:n) = a(i, k:n) - f * a(k, k:n)
      b(i) = b(i) - f * b(k)
    end do
  end do
  do i = n, 1, -1
    x(i) = (b(i) - dot_product(a(i, i+1:n), x(i+1:n))) / a(i, i)
  end do
end subroutine
