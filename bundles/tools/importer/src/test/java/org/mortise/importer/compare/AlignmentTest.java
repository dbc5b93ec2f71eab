// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AlignmentTest {
  private static final String TYPE = "!toy.ptr";

  private final Description ours = new Description();
  private final Description theirs = new Description();

  @Test
  void align_formatInCppOnly_ignoresNamesOfParameters() {
    describe(ours, "element", "", "`<` $element `>`");
    describe(theirs, "eleTy", "Type", Parts.CODE);
    assertThat(differences()).isEmpty();
  }

  @Test
  void align_formatInJavaOnly_isOneDifference() {
    describe(ours, "element", "", Parts.CODE);
    describe(theirs, "eleTy", "Type", "`<` $eleTy `>`");
    assertThat(differences()).containsExactly("!toy.ptr | format | ours: in code; MLIR's: `<` $eleTy `>`");
  }

  @Test
  void align_typeWithoutDeclaration_hasNoParameters() {
    ours.add(TYPE);
    new Parts(theirs, TYPE, ours).addOrder(Parts.PARAMETER);
    theirs.add(TYPE, "format", "");
    assertThat(differences()).isEmpty();
  }

  @Test
  void align_parameterWithoutCppType_isComparedWithoutIt() {
    describe(ours, "element", "optional ", "$element");
    describe(theirs, "element", "optional Type", "$element");
    assertThat(differences()).isEmpty();
  }

  @Test
  void align_wordsOfOneSide_areIgnored() {
    ours.add("toy.load", "words of mode", "fast, slow");
    theirs.add("toy.load", "words of other", "fast, slow");
    ours.add("toy.load", "words of both", "fast");
    theirs.add("toy.load", "words of both", "slow");
    assertThat(differences()).containsExactly("toy.load | words of both | ours: fast; MLIR's: slow");
  }

  @Test
  void align_interfaces_areThoseOfMlirThatWeHave() {
    theirs.add("toy.load", "interface Known", "");
    theirs.add("toy.load", "interface Unknown", "");
    ours.add("toy.load", "interface Other", "");
    assertThat(differences()).containsExactly("toy.load | interface Known | missing");
  }

  private static void describe(Description side, String parameter, String type, String format) {
    Parts parts = new Parts(side, TYPE, side);
    parts.addNamed(Parts.PARAMETER, parameter, type);
    parts.addOrder(Parts.PARAMETER);
    parts.add("format", format);
  }

  private List<String> differences() {
    Alignment.align(ours, theirs, Set.of("Known", "Other"));
    return ours.differencesFrom(theirs).stream().map(Difference::toString).toList();
  }
}
