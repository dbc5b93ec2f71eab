// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

/**
 * Decides where a format prints spaces: between any two elements, except next to most punctuation. Computed statically
 * over the format, whether or not optional groups are printed.
 */
final class Spacing {
  private boolean wanted = true;
  private boolean afterPunctuation;

  void place(Element element) {
    if (element instanceof WhitespaceElement space) {
      wanted = false;
      afterPunctuation = space.text().isEmpty() || space.text().equals("\\n");
    } else if (element instanceof AttrDictElement || element instanceof PropDictElement) {
      afterPunctuation = false;
    } else if (element instanceof LiteralElement literal) {
      placeLiteral(literal);
    } else if (!(element instanceof OptionalGroup) && !(element instanceof ClauseList)) {
      element.setSpaceBefore(wanted || !afterPunctuation);
      wanted = true;
      afterPunctuation = false;
    }
  }

  private void placeLiteral(LiteralElement literal) {
    String text = literal.text();
    char first = text.charAt(0);
    literal.setSpaceBefore(wanted && isSpacedBefore(text, first));
    wanted = text.length() != 1 || "<({[".indexOf(first) < 0;
    afterPunctuation = !literal.isKeyword();
  }

  private boolean isSpacedBefore(String text, char first) {
    if (text.length() != 1 && !text.equals("->")) {
      return true;
    }
    return (afterPunctuation ? ">)}]," : "<>(){}[],").indexOf(first) < 0;
  }
}
