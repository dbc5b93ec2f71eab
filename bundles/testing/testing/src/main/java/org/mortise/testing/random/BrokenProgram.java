// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Breaks a valid program in one place, imitating mistakes of people and tools. The result may, by chance, still be
 * valid.
 */
public final class BrokenProgram {
  private interface Fault {
    String apply(String program, Random random);
  }

  private static final String[] TYPES =
      {"i64", "i32", "i1", "f32", "f64", "index", "memref<2xi64>", "memref<?xf32>", "tensor<2xi64>",
      "none", "vector<4xi32>", "i0", "memref<*xi64>", "!nobody.type", "q7"};

  private static final List<Fault> FAULTS = List.of(
      (p, r) -> replaceOne(p, r, "(?<=[ <:(])(i64|i32|f32|f64|i1|index)(?=[ ,)>\\n])", () -> pick(r, TYPES)),
      (p, r) -> replaceOne(p, r, "memref<[^>]*>+", () -> pick(r, TYPES)),
      (p, r) -> replaceOne(p, r, "%\\w+, ", () -> ""),
      (p, r) -> replaceOne(p, r, ", %\\w+", () -> ""),
      (p, r) -> replaceOne(p, r, "%\\w+(?! =)", () -> "%undefined"),
      (p, r) -> replaceOne(p, r, "(?<== )(arith|memref|scf|func|cf)\\.[a-z_]+",
          () -> pick(r, "arith.adi", "memref.lod", "scf.iff", "foo.bar",
          "nonsense", "arith.", ".x", "\"arith.addi\"", "memref.load", "arith.constant")),
      (p, r) -> dropLine(p, r, "scf.yield|return|cf.br|cf.cond_br"),
      (p, r) -> dropLine(p, r, "^\\s*}$"),
      (p, r) -> dropLine(p, r, " = "),
      (p, r) -> repeatLine(p, r),
      (p, r) -> replaceOne(p, r, "[{}]", () -> ""),
      (p, r) -> replaceOne(p, r, "[()\\[\\]<>]", () -> ""),
      (p, r) -> replaceOne(p, r, "[,:=]", () -> ""),
      (p, r) -> replaceOne(p, r, "\\n",
          () -> pick(r, " \"abc\n", " {a = \"b\n", " // x\n", " }\n", " {\n", " ^\n", " %\n", " #\n", " !\n", " @\n")),
      (p, r) -> p.substring(0, r.nextInt(p.length())),
      (p, r) -> insertBytes(p, r),
      (p, r) -> replaceOne(p, r, "arith\\.constant \\S+",
          () -> pick(r, "arith.constant \"x\"", "arith.constant true", "arith.constant 1.5",
          "arith.constant @f0", "arith.constant [1]", "arith.constant dense<1>", "arith.constant",
          "arith.constant 99999999999999999999",
          "arith.constant 0x1G", "arith.constant unit")),
      (p, r) -> replaceOne(p, r, "%\\w+(:\\d+)? =",
          () -> pick(r, "%z:2 =", "%z:0 =", "%z, %y =", "%1x =", "%z:x =", "")),
      (p, r) -> replaceOne(p, r, "\\^bb\\d+(?=[,( \\n])", () -> "^nowhere"),
      (p, r) -> replaceOne(p, r, "\\^bb\\d+.*:\\n", () -> "^bb0:\n"),
      (p, r) -> replaceOne(p, r, "@f\\d", () -> pick(r, "@missing", "@main", "@", "@\"\"", "f0")),
      (p, r) -> replaceOne(p, r, "#\\d", () -> pick(r, "#7", "#", "#x", "")),
      (p, r) -> replaceOne(p, r, "private ", () -> pick(r, "public ", "secret ", "nested ", "")),
      (p, r) -> replaceOne(p, r, "(?<=cmpi )[a-z]+", () -> pick(r, "equal", "oeq", "slt,", "\"eq\"", "5")),
      (p, r) -> replaceOne(p, r, "strided<[^>]*>",
          () -> pick(r, "strided<[1]", "strided<[1], offset: >", "strided<1>", "strided<[]>",
          "affine_map<(d0) -> (d0 + 1)>", "\"layout\"", "strided<[1, 1]>", "strided<[?], offset: 3>")),
      (p, r) -> replaceOne(p, r, "(?<=\\n)( +)(?=%)",
          () -> pick(r, "  loc ", "  ^bb0: ", "  module ", "  return ", "  \"\" ", "  } ")),
      (p, r) -> replaceOne(p, r, "\\[\\S*\\](?= :)", () -> pick(r, "[]", "[%c]", "[0]", "", "[%c1, %c1, %c1]")));

  private BrokenProgram() {}

  /** Generates a random program and breaks it. The same seed gives the same program. */
  public static String generate(long seed) {
    Random random = new Random(seed * 77 + 1);
    Profile profile = Profile.values()[random.nextInt(Profile.values().length)];
    String program = RandomProgram.generate(profile, seed, 3 + random.nextInt(8));
    return apply(program, random);
  }

  /** Breaks a program. The same seed breaks it in the same place. */
  public static String of(String program, long seed) {
    return apply(program, new Random(seed * 77 + 1));
  }

  static String apply(String program, Random random) {
    String broken = program;
    for (int tries = 0; tries < 10 && broken.equals(program); tries++) {
      broken = FAULTS.get(random.nextInt(FAULTS.size())).apply(program, random);
    }
    return broken.endsWith("\n") ? broken : broken + "\n";
  }

  private static String pick(Random random, String... of) {
    return of[random.nextInt(of.length)];
  }

  private static String replaceOne(String program, Random random, String pattern,
      java.util.function.Supplier<String> with) {
    Matcher matcher = Pattern.compile(pattern, Pattern.MULTILINE).matcher(program);
    List<int[]> found = new ArrayList<>();
    while (matcher.find()) {
      found.add(new int[] {matcher.start(), matcher.end()});
    }
    if (found.isEmpty()) {
      return program;
    }
    int[] at = found.get(random.nextInt(found.size()));
    return program.substring(0, at[0]) + with.get() + program.substring(at[1]);
  }

  private static String dropLine(String program, Random random, String pattern) {
    List<String> lines = new ArrayList<>(Arrays.asList(program.split("\n")));
    Pattern wanted = Pattern.compile(pattern);
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (wanted.matcher(lines.get(i)).find()) {
        found.add(i);
      }
    }
    if (!found.isEmpty()) {
      lines.remove((int) found.get(random.nextInt(found.size())));
    }
    return String.join("\n", lines) + "\n";
  }

  private static String repeatLine(String program, Random random) {
    List<String> lines = new ArrayList<>(Arrays.asList(program.split("\n")));
    int at = random.nextInt(lines.size());
    lines.add(at, lines.get(at));
    return String.join("\n", lines) + "\n";
  }

  private static String insertBytes(String program, Random random) {
    int at = random.nextInt(program.length());
    StringBuilder bytes = new StringBuilder();
    for (int i = 1 + random.nextInt(4); i > 0; i--) {
      bytes.append((char) (random.nextInt(4) == 0 ? 128 + random.nextInt(127) : 33 + random.nextInt(94)));
    }
    return program.substring(0, at) + bytes + program.substring(at);
  }
}
