// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.deallocationboundary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.mortise.ir.pass.FunctionMeasurement.Figures;
import org.mortise.ir.pass.FunctionMeasurement.Memory;
import org.mortise.opt.OptTool;

class CompareDeallocationsTest {
  /** The class path of this module has no engine. */
  @Test
  void run_noEngine_isAnError() throws IOException {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = new OptTool().run(new String[] {"--compare-deallocations", "--run"},
        new ByteArrayInputStream("func.func @f() { return }".getBytes(StandardCharsets.UTF_8)), err, err);
    assertThat(status).isEqualTo(1);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .contains("pass 'compare-deallocations': the option run requires the bundle org.mortise.validation");
  }

  private static Figures withMemory(long interval, Long... peaks) {
    return new Figures(1, 0, 0, 0, 0, 0, 0, 0, 0, 0, new Memory(interval, List.of(peaks)), List.of());
  }

  @Test
  void memory_ofTwoAlgorithms_hasTheSameScaleAndIntervals() {
    MemoryTable table = new MemoryTable();
    table.add("@f", sorted(withMemory(1, 0L, 1L, 10L, 18L, 0L), withMemory(2, 4L, 0L)));
    assertThat(table.toString()).isEqualTo("""
        function  algorithm  interval  bytes live over time, 9 is the peak of all
        @f        first      2         190
                  second     2         20
        """);
  }

  @Test
  void memory_nothingAllocatedOrNotExecuted_hasALine() {
    MemoryTable table = new MemoryTable();
    table.add("@f", sorted(withMemory(1, 0L, 0L), null));
    assertThat(table.toString()).endsWith("""
        @f        first      1         00
                  second     -         -
        """);
  }

  private static Map<String, @Nullable Figures> sorted(Figures first, @Nullable Figures second) {
    Map<String, @Nullable Figures> figures = new LinkedHashMap<>();
    figures.put("first", first);
    figures.put("second", second);
    return figures;
  }
}
