// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.zip.CRC32;
import java.util.zip.Checksum;
import org.junit.jupiter.api.Test;

class ClassReferencesTest {
  /**
   * A class with all kinds of constants: constants of eight bytes, a lambda, arrays, and types that occur in
   * descriptors only.
   */
  private static final class Sample {
    static final long WIDE = 1L << 40;
    static final double BROAD = 0.3;

    LongSupplier supplier(Checksum[] sums, CRC32 sum) {
      sums[0] = sum;
      return () -> WIDE + (long) (sum.getValue() * BROAD);
    }
  }

  @Test
  void in_allKindsOfConstants_findsReferencedClasses() throws IOException {
    String file = Sample.class.getName().replace('.', '/');
    try (InputStream in = Sample.class.getClassLoader().getResourceAsStream(file + ".class")) {
      Set<String> names = ClassReferences.in(in);

      assertThat(names).contains(
          file, "java/util/function/LongSupplier", "java/util/zip/CRC32", "java/util/zip/Checksum",
          "java/lang/invoke/LambdaMetafactory", "java/lang/invoke/MethodHandles$Lookup");
      assertThat(names).noneMatch(name -> name.contains(";") || name.contains("(") || name.startsWith("["));
    }
  }
}
