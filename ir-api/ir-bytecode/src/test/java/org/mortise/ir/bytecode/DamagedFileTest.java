// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mortise.ir.text.parser.ParserOptions;

class DamagedFileTest {
  private static final int MUTATIONS = 10_000;
  private static final int LEVELS = 1000;
  private static final int MUCH = 50_000;
  private static final long MOST_BYTES = 8L << 20;
  private static final String PROGRAM = """
      module attributes {a.x = dense_resource<blob> : tensor<2xi8>, a.y = sparse<[[0, 1]], 5> : tensor<2x2xi32>} {
        %a:2 = "t.a"(%b, %b) {list = [1, "s", #t.x<1>, -1 : i200, 1.0 : f80]} : (i1, i1) -> (f32, memref<2xi8>)
        %b = "t.b"() <{p = dense<[1, 2]> : tensor<2xi8>}> ({
        ^bb0(%x: vector<[2]xf32>, %y: !t.z):
          "t.c"(%a#0, %x)[^bb1, ^bb0] : (f32, vector<[2]xf32>) -> ()
        ^bb1:
          "t.d"(%y) ({}, {}) : (!t.z) -> ()
        }) : () -> i1
        module @inner { "t.e"() : () -> () loc(callsite("f" at "file":1:2)) }
      }
      {-# dialect_resources: { builtin: { blob: "0x080000000102" } } #-}
      """;

  private final Programs programs = new Programs();

  @Test
  void read_mutatedFile_isAProgramOrOneError() {
    byte[] whole = programs.bytecode(PROGRAM);
    Random random = new Random(42);
    int refused = 0;
    for (int i = 0; i < MUTATIONS; i++) {
      byte[] damaged = mutated(whole, random);
      List<String> errors = programs.errors(damaged, ParserOptions.PERMISSIVE);
      assertThat(errors).as(() -> Arrays.toString(damaged)).hasSizeLessThan(2);
      refused += errors.size();
    }
    assertThat(refused).isGreaterThan(MUTATIONS / 2);
  }

  /** Changes bytes after the magic number, or cuts the file. */
  private static byte[] mutated(byte[] whole, Random random) {
    if (random.nextInt(16) == 0) {
      int magic = BytecodeReader.MAGIC.length;
      return Arrays.copyOf(whole, magic + random.nextInt(whole.length - magic));
    }
    byte[] bytes = whole.clone();
    for (int count = 1 + random.nextInt(3); count > 0; count--) {
      int at = BytecodeReader.MAGIC.length + random.nextInt(bytes.length - BytecodeReader.MAGIC.length);
      bytes[at] = random.nextBoolean() ? (byte) random.nextInt() : (byte) (bytes[at] ^ 1 << random.nextInt(Byte.SIZE));
    }
    return bytes;
  }

  @Test
  void read_eachByteZero_allocatesLittle() {
    byte[] whole = programs.bytecode(PROGRAM);
    programs.errors(whole, ParserOptions.PERMISSIVE);
    for (int i = BytecodeReader.MAGIC.length; i < whole.length; i++) {
      byte[] damaged = whole.clone();
      damaged[i] = 0; // makes the next eight bytes one large number
      long before = allocated();
      programs.errors(damaged, ParserOptions.PERMISSIVE);
      assertThat(allocated() - before).as("zero at " + i).isLessThan(MOST_BYTES);
    }
  }

  @ParameterizedTest
  @EnumSource
  void read_nestedRegionsWithHugeCounts_allocatesLittle(Stated stated) {
    byte[] damaged = nested(stated);
    programs.errors(damaged, ParserOptions.PERMISSIVE);
    long before = allocated();

    assertThat(programs.errors(damaged, ParserOptions.PERMISSIVE)).hasSize(1);

    assertThat(allocated() - before).isLessThan(MOST_BYTES);
  }

  /** The kind of element whose number is too large in the file. */
  private enum Stated { REGIONS, BLOCKS, VALUES }

  /** Returns a file of version 0 with nested operations that each declare a large size. */
  private static byte[] nested(Stated stated) {
    ByteWriter operations = new ByteWriter();
    operations.writeFlagged(1, false);
    for (int level = 0; level < LEVELS; level++) {
      operations.writeVarInt(0);
      operations.writeByte(Format.HAS_REGIONS);
      operations.writeVarInt(0);
      operations.writeFlagged(stated == Stated.REGIONS ? MUCH : 1, false);
      operations.writeVarInt(stated == Stated.BLOCKS ? MUCH : 1);
      operations.writeVarInt(stated == Stated.VALUES ? MUCH : 0);
      operations.writeFlagged(1, false);
    }
    operations.writeBytes(new byte[2 * MUCH], 0, 2 * MUCH);

    ByteWriter file = new ByteWriter();
    file.writeBytes(BytecodeReader.MAGIC, 0, BytecodeReader.MAGIC.length);
    file.writeVarInt(0);
    file.writeByte(0);
    StringNumbers strings = new StringNumbers();
    strings.of("builtin");
    strings.of("t");
    ByteWriter texts = new ByteWriter();
    strings.write(texts);
    writeSection(file, Format.STRING_SECTION, texts);
    writeSection(file, Format.DIALECT_SECTION, 2, 0, 1, 1, 1, 1);
    writeSection(file, Format.VALUE_SECTION, 15); // an unknown location
    writeSection(file, Format.VALUE_OFFSET_SECTION, 1, 0, 0, 1, 3);
    writeSection(file, Format.IR_SECTION, operations);
    return Arrays.copyOf(file.bytes, file.size);
  }

  private static void writeSection(ByteWriter file, int id, int... numbers) {
    ByteWriter section = new ByteWriter();
    for (int number : numbers) {
      section.writeVarInt(number);
    }
    writeSection(file, id, section);
  }

  private static void writeSection(ByteWriter file, int id, ByteWriter section) {
    file.writeByte(id);
    file.writeVarInt(section.size);
    file.writeBytes(section.bytes, 0, section.size);
  }

  private static long allocated() {
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    return threads.getThreadAllocatedBytes(Thread.currentThread().getId());
  }

  @Test
  void read_cutAnywhere_isAnError() {
    byte[] whole = programs.bytecode(PROGRAM);
    for (int length = BytecodeReader.MAGIC.length; length < whole.length; length++) {
      assertThat(programs.errors(Arrays.copyOf(whole, length), ParserOptions.PERMISSIVE)).hasSize(1);
    }
  }

  @Test
  void read_newerVersion_isAnError() {
    byte[] bytes = "ML\u00EFR\u000Fnew\0".getBytes(StandardCharsets.ISO_8859_1);

    assertThat(programs.errors(bytes, ParserOptions.PERMISSIVE))
        .containsExactly("loc(\"" + Programs.FILE + "\":0:0) bytecode version 7 is newer than the current version 6");
  }

  @Test
  void read_cyclicAttribute_isError() {
    byte[] whole = programs.bytecode("module attributes {a.b = [[7 : i8]]} {}");
    int changed = 0;
    for (int i = BytecodeReader.MAGIC.length; i < whole.length; i++) {
      for (int value = 1; value < 32; value += 2) {
        byte[] damaged = whole.clone();
        damaged[i] = (byte) value;
        changed += programs.errors(damaged, ParserOptions.PERMISSIVE).stream()
            .filter(error -> error.endsWith("refers to itself")).count();
      }
    }
    assertThat(changed).isPositive();
  }
}
