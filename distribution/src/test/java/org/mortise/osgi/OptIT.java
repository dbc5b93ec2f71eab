// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.mortise.launcher.Surroundings;
import org.ops4j.pax.exam.Configuration;
import org.ops4j.pax.exam.Option;
import org.ops4j.pax.exam.junit.PaxExam;
import org.ops4j.pax.exam.spi.reactors.ExamReactorStrategy;
import org.ops4j.pax.exam.spi.reactors.PerClass;

/** {@code mortise-opt} as a service of the framework prints the same bytes as the command on the class path. */
@RunWith(PaxExam.class)
@ExamReactorStrategy(PerClass.class)
public class OptIT {
  private static final String DEALLOCATE =
      "--ownership-based-buffer-deallocation --canonicalize --bufferization-lower-deallocations";

  private static final String BRANCHES = """
      func.func private @use(memref<?xf32>)

      func.func @either(%cond: i1, %size: index) -> memref<?xf32> {
        %a = memref.alloc(%size) : memref<?xf32>
        %b = memref.alloc(%size) : memref<?xf32>
        func.call @use(%b) : (memref<?xf32>) -> ()
        cf.cond_br %cond, ^bb1(%a : memref<?xf32>), ^bb1(%b : memref<?xf32>)
      ^bb1(%c: memref<?xf32>):
        return %c : memref<?xf32>
      }
      """;

  private static final String STRUCTURED = """
      #map = affine_map<(d0) -> (d0 + 1)>
      func.func @loop(%lb: index, %ub: index, %step: index, %m: memref<4xi32>) -> memref<4xi32> {
        %0 = scf.for %i = %lb to %ub step %step iter_args(%acc = %m) -> (memref<4xi32>) {
          %cond = arith.cmpi eq, %i, %ub : index
          %new = scf.if %cond -> (memref<4xi32>) {
            %alloc = memref.alloc() : memref<4xi32>
            scf.yield %alloc : memref<4xi32>
          } else {
            scf.yield %acc : memref<4xi32>
          }
          scf.yield %new : memref<4xi32>
        }
        return %0 : memref<4xi32>
      }
      """;

  @Configuration
  public Option[] configure() {
    return new Option[] {Distribution.framework()};
  }

  @Test
  public void opt_passes_printsSameAsClassPath() throws Exception {
    assertThat(checkSame(DEALLOCATE, BRANCHES).out).contains("memref.dealloc");
    assertThat(checkSame(DEALLOCATE, STRUCTURED).out).contains("memref.dealloc");
    checkSame("--ownership-based-buffer-deallocation", STRUCTURED);
    checkSame("--mlir-print-op-generic --mlir-print-debuginfo", BRANCHES);
    checkSame("--pass-pipeline=builtin.module(func.func(canonicalize,cse))", STRUCTURED);
  }

  @Test
  public void opt_errors_printsSameAsClassPath() throws Exception {
    assertThat(checkSame(DEALLOCATE, "toy.one").err).contains("Dialect `toy' not found");
    assertThat(checkSame("", "func.func @f() { return %0 : i32 }").status).isEqualTo(1);
    assertThat(checkSame("", "%0 = \"arith.addi\"() : () -> i32").status).isEqualTo(1);
    assertThat(checkSame("--no-such-pass", "").status).isEqualTo(1);
    assertThat(checkSame("--pass-pipeline=builtin.module(no-such-pass)", "").status).isEqualTo(1);
    assertThat(checkSame("no-such-file.mlir", "").status).isEqualTo(1);
  }

  @Test
  public void opt_listings_printsSameAsClassPath() throws Exception {
    assertThat(checkSame("--help", "").out).contains("ownership-based-buffer-deallocation");
    assertThat(checkSame("--show-dialects", "").out).contains("bufferization");
    checkSame("--list-passes", "");
  }

  private record Result(int status, String out, String err) {}

  private static Result checkSame(String flags, String program) throws Exception {
    String[] arguments = flags.isEmpty() ? new String[0] : flags.split(" ");
    Result inside = withoutFolder(runInside(arguments, program));
    assertThat(inside).as(flags).isEqualTo(withoutFolder(runOutside(arguments, program)));
    return inside;
  }

  /** Removes the bundle folder from the note about missing dialects, since it depends on the installation. */
  private static Result withoutFolder(Result result) {
    return new Result(result.status, result.out, result.err.replaceAll("into [^;]*; in the console", "into FOLDER"));
  }

  private static Result runInside(String[] arguments, String program) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = Inside.tool("opt")
        .run(arguments, new ByteArrayInputStream(bytes(program)), out, err);
    return new Result(status, text(out.toByteArray()), text(err.toByteArray()));
  }

  private static Result runOutside(String[] arguments, String program) throws Exception {
    Path in = Files.createTempFile("opt", ".in");
    Path out = Files.createTempFile("opt", ".out");
    Path err = Files.createTempFile("opt", ".err");
    try {
      Files.write(in, bytes(program));
      List<String> line = new ArrayList<>(
          List.of(Path.of("target/mortise/bin/mortise-opt").toAbsolutePath().toString()));
      line.addAll(List.of(arguments));
      int status = Surroundings.process(line, Map.of())
          .redirectInput(in.toFile()).redirectOutput(out.toFile()).redirectError(err.toFile()).start().waitFor();
      return new Result(status, text(Files.readAllBytes(out)), text(Files.readAllBytes(err)));
    } finally {
      Files.delete(in);
      Files.delete(out);
      Files.delete(err);
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }
}
