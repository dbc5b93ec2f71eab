// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Provenance;

/** The notes about bundles that a snapshot adds to its context. */
class BundleProvenanceTest {
  private interface OwnInterface extends OpInterface {}

  private final Provenance provenance = Snapshot.builder()
      .noteMissingDialect("gone", "dialect 'gone' was provided by bundle a")
      .noteMissingInterface("present.op", "OwnInterface", "bundle b implemented it")
      .noteProvider("present", "bundle c 1.0.0")
      .build().context().provenance();

  @Test
  void ofMissingDialect_formerDialect_isItsNote() {
    assertThat(provenance.ofMissingDialect("gone")).isEqualTo("dialect 'gone' was provided by bundle a");
    assertThat(provenance.ofMissingDialect("never")).isNull();
  }

  @Test
  void ofMissingInterface_formerImplementation_isItsNote() {
    assertThat(provenance.ofMissingInterface("present.op", OwnInterface.class)).isEqualTo("bundle b implemented it");
  }

  @Test
  void ofMissingInterface_neverImplemented_namesBundleOfDialect() {
    assertThat(provenance.ofMissingInterface("present.other", OwnInterface.class))
        .isEqualTo("bundle c 1.0.0, which provides the dialect 'present', could do so");
  }

  @Test
  void ofMissingInterface_operationOfFormerDialect_isNoteOfDialect() {
    assertThat(provenance.ofMissingInterface("gone.op", OwnInterface.class))
        .isEqualTo("dialect 'gone' was provided by bundle a");
  }

  @Test
  void ofMissingInterface_unknownDialectOrNoDialect_isNull() {
    assertThat(provenance.ofMissingInterface("never.op", OwnInterface.class)).isNull();
    assertThat(provenance.ofMissingInterface("nodialect", OwnInterface.class)).isNull();
  }

  /** The namespace ends at the first dot. */
  @Test
  void ofMissingInterface_nameWithSeveralDots_namesBundleOfDialect() {
    assertThat(provenance.ofMissingInterface("present.inner.op", OwnInterface.class)).contains("bundle c 1.0.0");
  }
}
