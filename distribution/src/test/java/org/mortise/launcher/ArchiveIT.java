// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.launcher.TestInstallation.Result;

/** The archive of classes and the index of jars that the first run creates. Runs succeed in any state of these. */
class ArchiveIT {
  private static final String PROGRAM = "func.func private @use(memref<2xi8>)\nfunc.func @f() {\n"
      + "  %0 = memref.alloc() : memref<2xi8>\n  call @use(%0) : (memref<2xi8>) -> ()\n  return\n}\n";

  /** The option with which Java fails if it cannot use the archive. */
  private static final String ONLY_WITH_ARCHIVE = "-Xshare:on";

  /** The flag for one thread. A class that two threads load at once is not always taken from the archive. */
  private static final String ONE_THREAD = " --mlir-disable-threading";

  @TempDir Path temporary;

  private TestInstallation installation;
  private Result expected;

  /** Installs into a folder without a blank in its name, because Java 17 archives no class from a path with a blank. */
  @BeforeEach
  void install() throws Exception {
    installation = TestInstallation.copyTo(temporary.resolve("folder"));
    try (Stream<Path> old = Files.walk(installation.home().resolve("cache"))) {
      old.filter(Files::isRegularFile).forEach(file -> file.toFile().delete());
    } catch (NoSuchFileException none) {
      // a build that has not been run
    }
    expected = run(Map.of("MORTISE_ARCHIVE", "off"));
    assertThat(expected.out()).contains("memref.dealloc");
    assertThat(expected.err()).isEmpty();
  }

  @Test
  void archive_firstRun_isWrittenAndUsedByNext() throws Exception {
    assertThat(run(Map.of())).isEqualTo(expected);

    assertThat(file(".jsa")).isNotEmptyFile();
    assertThat(file(".jsa.index")).content()
        .contains("\nserves org.mortise.dialect.memref.execution.MemRefExecution memref.");
    assertThat(run(Map.of("MORTISE_JAVA_OPTS", ONLY_WITH_ARCHIVE))).as("it would fail without").isEqualTo(expected);
    assertThat(files()).as("jar, archive, index, stamp").hasSize(4);
  }

  @Test
  void archive_wrongOptionOfJava_isNotIgnored() throws Exception {
    run(Map.of());
    Result wrong = run(Map.of("MORTISE_JAVA_OPTS", "-Xfoo"));

    assertThat(wrong.status()).isEqualTo(1);
    assertThat(wrong.err()).startsWith("Unrecognized option: -Xfoo\n");
  }

  @Test
  void archive_typicalRun_hasAllClasses() throws Exception {
    run(Map.of());
    for (String flags : List.of("--canonicalize --cse", "--legacy-buffer-deallocation-pipeline",
        "--buffer-deallocation-pipeline", "--lean-deallocation-pipeline", "--mlir-print-debuginfo", "--no-such-pass")) {
      Result reported = installation.run(installation.home().resolve("bin/mortise-opt"),
          Map.of("MORTISE_JAVA_OPTS", "-Xlog:class+load"), PROGRAM, (flags + ONE_THREAD).split(" "));
      assertThat(reported.out().lines().filter(line -> line.contains(" org.mortise.")).toList()).as(flags).isNotEmpty()
          .allMatch(line -> line.contains("source: shared objects file"));
    }
  }

  @Test
  void archive_otherToolOfCommandLine_usesTheSame() throws Exception {
    run(Map.of());
    for (String tool : List.of("mortise-run", "mortise-reduce", "mortise-import")) {
      Result help = installation.run(
          installation.home().resolve("bin/" + tool), Map.of("MORTISE_JAVA_OPTS", ONLY_WITH_ARCHIVE), "", "--help");
      assertThat(help.err()).as(tool).isEmpty();
    }
    assertThat(files()).as("jar, archive, index, stamp").hasSize(4);
  }

  @Test
  void archive_othersCanWriteToIt_isNotUsedAndReported() throws Exception {
    run(Map.of());
    Path cache = file(".jsa").getParent();
    Files.writeString(file(".jsa.index"), "planted");
    for (Path shared : List.of(cache, file(".jsa.index"))) {
      Set<PosixFilePermission> own = Files.getPosixFilePermissions(shared);
      Set<PosixFilePermission> all = new HashSet<>(own);
      all.add(PosixFilePermission.OTHERS_WRITE);
      Files.setPosixFilePermissions(shared, all);
      Result result = run(Map.of());

      assertThat(result.out()).isEqualTo(expected.out());
      assertThat(result.err()).startsWith("mortise-opt: the archive in " + cache + " is not used, because others can"
          + " write to " + shared + ":").hasLineCount(1);
      assertThat(file(".jsa.index")).as("neither used nor replaced").hasContent("planted");
      Files.setPosixFilePermissions(shared, own);
    }
    assertThat(run(Map.of())).isEqualTo(expected);
  }

  @Test
  void archive_lockOfKilledRun_isNoticedAtOnce() throws Exception {
    run(Map.of());
    String name = file(".jsa").getFileName().toString();
    Path cache = file(".jsa").getParent();
    Files.delete(file(".jsa.stamp"));
    Process ended = new ProcessBuilder("bash", "-c", "echo $$ $HOSTNAME").start();
    String owner = new String(ended.getInputStream().readAllBytes());
    ended.waitFor();
    Files.createDirectory(cache.resolve(name + ".lock"));
    Files.writeString(cache.resolve(name + ".lock/owner"), owner);
    Files.writeString(cache.resolve("old-run.jsa"), "left by an earlier version");
    Files.writeString(cache.resolve("old-run.jsa.stamp"), "1 2 17 /usr/bin/java\n");

    assertThat(run(Map.of())).isEqualTo(expected);
    assertThat(files()).as("jar, archive, index, stamp").hasSize(4);
  }

  @Test
  void run_wrongJavaHome_isReported() throws Exception {
    assertThat(run(Map.of("JAVA_HOME", "/no/such/java")).err()).startsWith(
        "mortise-opt: JAVA_HOME is '/no/such/java', which has no bin/java: set it to a Java installation");
  }

  @Test
  void archive_damaged_isRebuilt() throws Exception {
    run(Map.of());
    for (LongUnaryOperator left : List.<LongUnaryOperator>of(size -> 0, size -> size / 2, size -> size - 1)) {
      damage(channel -> channel.truncate(left.applyAsLong(channel.size())));
      assertThat(run(Map.of())).isEqualTo(expected);
      assertThat(Files.readString(file(".jsa.stamp"))).startsWith(Files.size(file(".jsa")) + " ");
    }
    long size = Files.size(file(".jsa"));
    damage(channel -> channel.write(ByteBuffer.allocate((int) size / 2), size / 4));
    assertThat(run(Map.of())).as("zeros in the middle").isEqualTo(expected);
    byte[] noise = new byte[(int) size - 4096];
    new Random(1).nextBytes(noise);
    damage(channel -> channel.write(ByteBuffer.wrap(noise), 4096));
    assertThat(run(Map.of())).as("noise").isEqualTo(expected);
    assertThat(run(Map.of("MORTISE_JAVA_OPTS", ONLY_WITH_ARCHIVE))).isEqualTo(expected);
    assertThat(files()).as("jar, archive, index, stamp").hasSize(4);
  }

  @Test
  void archive_otherJavaOrMissingStamp_isRebuilt() throws Exception {
    run(Map.of());
    byte[] first = Files.readAllBytes(file(".jsa.stamp"));

    Files.writeString(file(".jsa.stamp"), new String(first).replaceAll(" .*", " 17.0.0"));
    assertThat(run(Map.of())).isEqualTo(expected);
    assertThat(Files.readString(file(".jsa.stamp"))).doesNotContain(" 17.0.0\n");

    Files.delete(file(".jsa.stamp"));
    assertThat(run(Map.of())).isEqualTo(expected);
    assertThat(file(".jsa.stamp")).exists();
  }

  @Test
  void index_damagedMissingOrNewJar_isRebuilt() throws Exception {
    run(Map.of());
    Path index = file(".jsa.index");
    String whole = Files.readString(index);
    List<String> damaged =
        List.of("", "x", whole.substring(0, whole.length() / 2), whole.substring(0, whole.length() - 1),
        whole.replace("MemRefExecution", "MemRefExecutoin"), whole + "pass no.such.Class canonicalize\n",
        "\0".repeat(whole.length()));
    for (String text : damaged) {
      Files.writeString(index, text);
      assertThat(run(Map.of())).isEqualTo(expected);
      assertThat(index).hasContent(whole);
    }
    Files.delete(index);
    assertThat(run(Map.of())).isEqualTo(expected);
    assertThat(index).hasContent(whole);

    installation.addEcho("bundles");
    assertThat(installation.run(installation.script(), Map.of(), "x", "a")).isEqualTo(new Result(1, "a\nx", ""));
    assertThat(run(Map.of())).isEqualTo(expected);
    assertThat(index).content().contains("\ntool org.mortise.launcher.EchoTool echo\n");
  }

  @Test
  void archive_concurrentRuns_isBuiltOnce() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(3);
    try {
      List<Future<Result>> runs = new ArrayList<>();
      for (int i = 0; i < 6; i++) {
        runs.add(threads.submit(() -> run(Map.of())));
      }
      for (Future<Result> run : runs) {
        assertThat(run.get()).isEqualTo(expected);
      }
    } finally {
      threads.shutdownNow();
    }
    assertThat(files()).as("jar, archive, index, stamp").hasSize(4);
  }

  @Test
  void archive_lockOfFailedBuild_isNotRetried() throws Exception {
    run(Map.of());
    Files.delete(file(".jsa.stamp"));
    Path lock = Files.createDirectory(Path.of(file(".jsa") + ".lock"));

    assertThat(run(Map.of())).isEqualTo(expected);
    assertThat(files()).as("jar, archive, index, lock").hasSize(4);

    Files.setLastModifiedTime(lock, FileTime.fromMillis(System.currentTimeMillis() - 49 * 3_600_000L));
    assertThat(run(Map.of())).isEqualTo(expected);
    assertThat(lock).doesNotExist();
    assertThat(run(Map.of())).isEqualTo(expected);
    assertThat(file(".jsa.stamp")).exists();
  }

  private Result run(Map<String, String> environment) throws Exception {
    return installation.run(installation.home().resolve("bin/mortise-opt"), environment, PROGRAM,
        "--ownership-based-buffer-deallocation", "--canonicalize", "--bufferization-lower-deallocations");
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> all = Files.list(installation.home().resolve("cache"))) {
      return all.toList();
    }
  }

  private Path file(String end) throws IOException {
    return files().stream().filter(file -> file.toString().endsWith("-opt" + end)).findFirst().orElseThrow();
  }

  private interface Change {
    void apply(FileChannel channel) throws IOException;
  }

  /** Damages the archive, which is read-only but can be replaced. */
  private void damage(Change change) throws IOException {
    Path archive = file(".jsa");
    assertThat(archive.toFile().setWritable(true)).isTrue();
    try (FileChannel channel = FileChannel.open(archive, StandardOpenOption.WRITE)) {
      change.apply(channel);
    }
  }
}
