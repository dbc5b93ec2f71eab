// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DialectFileTest {
  @Test
  void merge_typeKeptAsText_losesImportedParameters() {
    DialectFile file = new DialectFile("small");
    file.add(new Entry(Entry.Kind.TYPE, "t").set("parameters", List.of("p: int64")).set("format", "$p"));
    DialectFile supplement = new DialectFile("small");
    supplement.add(new Entry(Entry.Kind.TYPE, "t").set("format", "text"));
    file.merge(supplement);
    assertThat(file.entries().get(0).keys()).isEqualTo(Map.of("format", "text"));
  }
}
