// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.compare;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FormatTextTest {
  @Test
  void normalized_otherWhiteSpace_isEqual() {
    assertThat(FormatText.normalized("$a`,`\n  type($b) (`x y`$c^)?"))
        .isEqualTo(FormatText.normalized(" $a `,` type( $b )(`x y` $c ^) ?"))
        .isEqualTo("$a `,` type ( $b ) ( `x y` $c ^ ) ?");
  }

  @Test
  void normalized_qualified_isDropped() {
    assertThat(FormatText.normalized("`:` qualified(type($a)) `(` qualified($b) `)`"))
        .isEqualTo(FormatText.normalized("`:` type($a) `(` $b `)`"));
  }
}
