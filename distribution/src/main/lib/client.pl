# SPDX-License-Identifier: Apache-2.0
# The client of the server mode: bin/mortise-opt runs it as perl client.pl SCRIPT ARGUMENT... if MORTISE_SERVER is set.
#
# It sends the command line to a server of the same user, installation and settings, and copies the standard streams. If
# there is none, or it refuses or dies before it has sent output, this process becomes the plain mortise-opt, and a server
# is started in the background for the next runs. It uses no modules: loading one takes longer than a small run.
use strict;
use warnings;

my ($script, @arguments) = @ARGV;
my $verb = $ENV{MORTISE_SERVER} eq 'stop' ? 'stop' : 'run';
my $large = 1 << 20;    # such an input deserves a virtual machine that is set up for it
my $taken = '';         # of the standard input
my $has_ended = 0;      # the standard input, which a terminal would ask for a second time

# Becomes the plain mortise-opt, which gets the standard input from its start.
sub plain {
  exit 0 if $verb eq 'stop';
  $SIG{PIPE} = 'DEFAULT';
  if (length $taken) {
    pipe(my $from, my $to) or die "mortise-opt: no pipe: $!\n";
    if (!fork) {
      close $from;
      syswrite_all($to, $taken);
      while (!$has_ended && sysread STDIN, my $more, 65536) { syswrite_all($to, $more) }
      exit 0;
    }
    close $to;
    open STDIN, '<&', $from or die "mortise-opt: no standard input: $!\n";
  } elsif ($has_ended) {
    open STDIN, '<', '/dev/null';
  }
  delete $ENV{MORTISE_SERVER};
  exec $script, @arguments or die "mortise-opt: cannot start $script: $!\n";
}

sub syswrite_all {
  my ($handle, $bytes) = @_;
  for (my $at = 0; $at < length $bytes;) {
    my $count = syswrite $handle, $bytes, length($bytes) - $at, $at;
    return 0 if !$count;
    $at += $count;
  }
  return 1;
}

plain() if $^O ne 'linux' || $ENV{MORTISE_FRAMEWORK} || grep { !/^-/ && -f && -s _ > $large } @arguments;

# The folder of the sockets must be the user's, and closed to others.
my $folder = defined $ENV{XDG_RUNTIME_DIR} && -d $ENV{XDG_RUNTIME_DIR} ? "$ENV{XDG_RUNTIME_DIR}/mortise" : "/tmp/mortise-$>";
mkdir $folder, 0700;
my @state = lstat $folder;
plain() if !@state || !-d _ || $state[4] != $> || $state[2] & 077;

my $directory = readlink '/proc/self/cwd';
if (!defined $directory) {
  require Cwd;
  $directory = Cwd::getcwd();
}
plain() if !defined $directory || $directory =~ / \(deleted\)$/;
$ENV{MORTISE_DEPLOY} = "$directory/$ENV{MORTISE_DEPLOY}" if ($ENV{MORTISE_DEPLOY} // '/') !~ m{^/};

# A server serves the clients that would start the same virtual machine.
my $key = join "\n", $script, umask, map { $_ . '=' . ($ENV{$_} // '') } qw(
  HOME JAVA_HOME JAVA_TOOL_OPTIONS JDK_JAVA_OPTIONS _JAVA_OPTIONS LANG LC_ALL LC_CTYPE MORTISE_ARCHIVE MORTISE_DEPLOY
  MORTISE_JAVA_OPTS MORTISE_SERVER_IDLE PATH TMPDIR TZ XDG_CACHE_HOME);
my $hash = 0;
$hash = ($hash * 31 + $_) & 0xffffffff for unpack 'C*', $key;
my $socket = sprintf '%s/%08x', $folder, $hash;

# Starts a server that holds none of the files, folders and terminals of this process.
sub start_server {
  return if $verb eq 'stop';
  my $starting = "$socket.starting"; # of many clients at once, one starts a server
  if (!mkdir $starting, 0700) {
    return if time - ((stat $starting)[9] // 0) < 3;
    utime undef, undef, $starting;
  }
  return if fork;
  $ENV{MORTISE_TOOL} = 'server';
  delete $ENV{MORTISE_SERVER};
  chdir '/';
  open STDIN, '<', '/dev/null';
  open STDOUT, '>', '/dev/null';
  open STDERR, '>', -d $folder ? "$folder/log" : '/dev/null';
  if (opendir my $all, '/proc/self/fd') {
    for my $number (grep { /^\d+$/ && $_ > 2 } readdir $all) {
      if (open my $other, '<&=', $number) { close $other }
    }
  }
  my @line = ($script, $socket, $key, $ENV{MORTISE_SERVER_IDLE} || 300);
  exec 'setsid', @line or exec @line or exit 1;
}

# The numbers are those of AF_UNIX and SOCK_STREAM on Linux.
if (!socket(S, 1, 1, 0) || !connect(S, pack 'S a*', 1, "$socket\0")) {
  start_server();
  plain();
}
$SIG{PIPE} = 'IGNORE';

my @color = -t STDERR && ($ENV{TERM} // 'dumb') ne 'dumb' && !length($ENV{NO_COLOR} // '') ? '--color' : ();
my $header = join '', map { "$_\0" } 1, $key, $verb, $directory, @color, @arguments;
syswrite_all(\*S, pack('N', length $header) . $header) or plain();

sub receive {
  my ($count) = @_;
  my $bytes = '';
  while (length $bytes < $count) {
    my $got = sysread S, $bytes, $count - length $bytes, length $bytes;
    return undef if !$got;
  }
  return $bytes;
}

my $was_printed = 0;
while (defined(my $head = receive(5))) {
  my ($kind, $length) = unpack 'a N', $head;
  my $contents = receive($length);
  last if !defined $contents;
  if ($kind eq 'o' || $kind eq 'e') {
    $was_printed = 1;
    syswrite_all($kind eq 'o' ? \*STDOUT : \*STDERR, $contents) or exit 74;    # as if nobody reads from mortise-opt
  } elsif ($kind eq 'i') {
    my $count = sysread STDIN, my $part, 65536;
    $part = '' if !$count;
    $has_ended = !$count;
    $taken .= $part;
    syswrite_all(\*S, pack('N', length $part) . $part) or last;
  } elsif ($kind eq 'x') {
    exit $contents;
  } else {
    last;
  }
}
if ($was_printed) {
  print STDERR "mortise-opt: the server has ended; run the command again\n";
  exit 70;
}
close S;
start_server() if !-S $socket;
plain();
