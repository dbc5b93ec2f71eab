// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.compare;

import java.util.List;

/**
 * Removes from two descriptions of a dialect what cannot be compared: values that mean the same in other words, and
 * parts that only one side states as data.
 */
final class Alignment {
  private static final String FORMAT = "format";
  private static final String OPTIONAL = "optional ";

  private final Description ours;
  private final Description theirs;

  private Alignment(Description ours, Description theirs) {
    this.ours = ours;
    this.theirs = theirs;
  }

  static void align(Description ours, Description theirs) {
    Alignment alignment = new Alignment(ours, theirs);
    for (String definition : List.copyOf(ours.definitions())) {
      if (theirs.has(definition)) {
        if (Description.isOperation(definition)) {
          alignment.alignDefaults(definition);
        } else {
          alignment.alignParameters(definition);
        }
        alignment.alignWords(definition);
      }
    }
  }

  private void alignDefaults(String definition) {
    for (String part : ours.parts(definition)) {
      String their = theirs.get(definition, part);
      if (part.startsWith(Parts.DEFAULT) && their != null && DefaultText.isSame(ours.get(definition, part), their)) {
        ours.add(definition, part, their);
      }
    }
  }

  /** Keeps the words of an enumeration that both sides know. */
  private void alignWords(String definition) {
    for (String part : ours.parts(definition)) {
      if (part.startsWith(Parts.WORDS) && theirs.get(definition, part) == null) {
        ours.remove(definition, part);
      }
    }
    for (String part : theirs.parts(definition)) {
      if (part.startsWith(Parts.WORDS) && ours.get(definition, part) == null) {
        theirs.remove(definition, part);
      }
    }
  }

  /** Keeps the parameters of a type or attribute whose text both sides declare: others are internal. */
  private void alignParameters(String definition) {
    boolean isDeclared = ours.get(definition, FORMAT) != null;
    if (!isDeclared && theirs.get(definition, FORMAT).isEmpty()) {
      ours.add(definition, FORMAT, ""); // a type without parameters
    }
    if (!isDeclared || isInCode(ours, definition) || isInCode(theirs, definition)) {
      removeParameters(ours, definition);
      removeParameters(theirs, definition);
    }
    if (isInCode(theirs, definition)) {
      ours.remove(definition, FORMAT);
      theirs.remove(definition, FORMAT);
    }
    for (String part : ours.parts(definition)) {
      String our = ours.get(definition, part);
      String their = theirs.get(definition, part);
      if (part.startsWith(Parts.PARAMETER + " ") && their != null && withoutType(our).equals(our)
          && withoutType(their).equals(our)) {
        ours.add(definition, part, their);
      }
    }
  }

  private static boolean isInCode(Description side, String definition) {
    return Parts.CODE.equals(side.get(definition, FORMAT));
  }

  private static void removeParameters(Description side, String definition) {
    for (String part : side.parts(definition)) {
      if (!part.equals(FORMAT)) {
        side.remove(definition, part);
      }
    }
  }

  private static String withoutType(String parameter) {
    return parameter.startsWith(OPTIONAL) ? OPTIONAL : "";
  }
}
