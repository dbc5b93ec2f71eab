// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Changes numbers, sizes, types, operations and calls of a program to extreme ones, consistently, so that about half of
 * the programs are still valid. For tests of an engine's robustness against untrusted programs.
 */
public final class HostileProgram {
  private interface Attack {
    String apply(String program, Random random);
  }

  private static final String[] NUMBERS = {"0", "-1", "1", "127", "-128", "2147483647", "-2147483648", "2147483648",
      "4294967296", "1152921504606846976", "4611686018427387904", "9223372036854775807", "-9223372036854775808",
      "3037000500", "1000000000", "63", "64", "65"};
  private static final String[] SIZES = {"0", "1", "3", "70000", "2147483647", "2147483648", "4294967296",
      "3037000500", "4611686018427387904", "9223372036854775807"};
  private static final String[] INTEGERS =
      {"i1", "i7", "i8", "i24", "i32", "i63", "i64", "i65", "i128", "i1000", "i100000", "i16777215", "index"};
  private static final String[] FLOATS = {"f16", "bf16", "f32", "f64", "f80", "f128", "f8E5M2", "f8E4M3FNUZ", "tf32"};
  private static final String[][] FAMILIES = {
      {"arith.addi", "arith.subi", "arith.muli", "arith.divsi", "arith.divui", "arith.remsi", "arith.remui",
          "arith.shli", "arith.shrsi", "arith.shrui", "arith.ceildivsi", "arith.floordivsi", "arith.andi"},
      {"arith.addf", "arith.subf", "arith.mulf", "arith.divf", "arith.remf", "arith.maximumf", "math.powf",
          "math.atan2"},
      {"memref.alloc", "memref.alloca"},
      {"arith.extsi", "arith.extui", "arith.trunci", "arith.bitcast", "arith.sitofp", "arith.fptosi",
          "arith.index_cast"},
      {"vector.load", "vector.transfer_read", "vector.gather"},
      {"linalg.add", "linalg.div", "linalg.powf", "linalg.max", "linalg.matmul", "linalg.dot", "linalg.matvec"},
      {"linalg.exp", "linalg.abs", "linalg.reciprocal", "linalg.rsqrt", "linalg.copy", "linalg.negf", "linalg.log"},
      {"scf.for", "scf.parallel", "affine.for"}};
  private static final Pattern CONSTANT = Pattern.compile("(?<=constant )-?\\d+(?= : (?:index|i\\d\\d))");
  private static final Pattern SIZE = Pattern.compile("(?<=[<x])\\d+(?=x)");
  private static final Pattern SHAPED = Pattern.compile("(?:memref|tensor|vector|!fir\\.array)<[^<>]*>");
  private static final Pattern LIST_NUMBER = Pattern.compile("(?<=[\\[ ,])-?\\d+(?=[,\\]])");
  private static final Pattern FORMAT_NUMBER = Pattern.compile("(?<=string_lit \"\\([^\"]{0,80})\\d+(?=[^\"]*\")");
  private static final Pattern CALLEE = Pattern.compile("(?<=call @)\\w+");
  private static final Pattern ALLOCATED = Pattern.compile("(%\\w+) = memref\\.alloca?\\(.*\\) : (.*)");
  private static final int MOST_ATTACKS = 3;

  private static final List<Attack> ATTACKS = List.of(
      (p, r) -> replaceOne(p, r, CONSTANT, old -> pick(r, NUMBERS)),
      (p, r) -> replaceOne(p, r, CONSTANT, old -> pick(r, NUMBERS)),
      (p, r) -> replaceOne(p, r, LIST_NUMBER, old -> pick(r, NUMBERS)),
      (p, r) -> replaceOne(p, r, FORMAT_NUMBER, old -> pick(r, NUMBERS)),
      HostileProgram::resize,
      HostileProgram::resize,
      (p, r) -> retype(p, r, INTEGERS),
      (p, r) -> retype(p, r, FLOATS),
      HostileProgram::otherOperation,
      HostileProgram::otherOperation,
      (p, r) -> replaceOne(p, r, CALLEE, old -> {
        List<MatchResult> all = CALLEE.matcher(p).results().toList();
        return r.nextBoolean() ? "main" : all.get(r.nextInt(all.size())).group();
      }),
      HostileProgram::freeAnywhere,
      (p, r) -> replaceOne(p, r, Pattern.compile("(?m)^ *memref\\.(store|dealloc|copy) .*\\n"), old -> ""),
      (p, r) -> replaceOne(p, r, Pattern.compile("(?m)^ *(memref\\.|%\\w+ = |func\\.call|linalg\\.).*[^{]\\n"),
          old -> old + old.replaceAll("%(\\w+) = ", "%again$1 = ")));

  private HostileProgram() {}

  /** Returns a changed program. The same seed makes the same changes. */
  public static String of(String program, long seed) {
    Random random = new Random(seed * 31 + 7);
    String hostile = program;
    for (int i = random.nextInt(MOST_ATTACKS); i >= 0; i--) {
      hostile = ATTACKS.get(random.nextInt(ATTACKS.size())).apply(hostile, random);
    }
    return hostile;
  }

  private static String pick(Random random, String... of) {
    return of[random.nextInt(of.length)];
  }

  private static String replaceOne(String program, Random random, Pattern pattern, UnaryOperator<String> with) {
    List<MatchResult> found = pattern.matcher(program).results().toList();
    if (found.isEmpty()) {
      return program;
    }
    MatchResult one = found.get(random.nextInt(found.size()));
    return program.substring(0, one.start()) + with.apply(one.group()) + program.substring(one.end());
  }

  /** Changes a size in all occurrences of a type. */
  private static String resize(String program, Random random) {
    List<String> types = SHAPED.matcher(program).results().map(MatchResult::group).distinct().toList();
    if (types.isEmpty()) {
      return program;
    }
    String type = types.get(random.nextInt(types.size()));
    return program.replace(type, replaceOne(type, random, SIZE, old -> pick(random, SIZES)));
  }

  private static String retype(String program, Random random, String... types) {
    List<String> used = new ArrayList<>();
    for (String type : types) {
      if (Pattern.compile("\\b" + type + "\\b|x" + type + "\\b").matcher(program).find()) {
        used.add(type);
      }
    }
    if (used.isEmpty()) {
      return program;
    }
    String type = used.get(random.nextInt(used.size()));
    return program.replaceAll("(?<![%@\\w.]|\\d)" + type + "\\b|(?<=x)" + type + "\\b", pick(random, types));
  }

  private static String otherOperation(String program, Random random) {
    String[] family = FAMILIES[random.nextInt(FAMILIES.length)];
    String names = String.join("|", family).replace(".", "\\.");
    return replaceOne(program, random, Pattern.compile("(?:" + names + ")(?=[ (])"), old -> pick(random, family));
  }

  private static String freeAnywhere(String program, Random random) {
    List<MatchResult> found = ALLOCATED.matcher(program).results().toList();
    if (found.isEmpty()) {
      return program;
    }
    MatchResult one = found.get(random.nextInt(found.size()));
    List<Integer> ends = new ArrayList<>();
    int end = program.indexOf('\n', one.end());
    while (end >= 0 && ends.size() < 20) {
      ends.add(end);
      end = program.indexOf('\n', end + 1);
    }
    int at = ends.get(random.nextInt(ends.size())) + 1;
    return program.substring(0, at) + "memref.dealloc " + one.group(1) + " : " + one.group(2) + "\n"
        + program.substring(at);
  }
}
