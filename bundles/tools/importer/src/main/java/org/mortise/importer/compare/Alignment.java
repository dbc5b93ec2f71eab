// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.compare;

import java.util.List;
import java.util.Set;

/**
 * Removes from two descriptions of a dialect what cannot be compared: values that mean the same in other words, and
 * parts that only one side states as data.
 */
final class Alignment {
  /** Interfaces of MLIR that our definitions state in another way. */
  private static final Set<String> STATED_OTHERWISE =
      Set.of("ConditionallySpeculatable", "CastOpInterface", "MemoryEffectOpInterface");

  private static final String FORMAT = "format";
  private static final String OPTIONAL = "optional ";

  private final Description ours;
  private final Description theirs;
  private final Set<String> interfaces;

  private Alignment(Description ours, Description theirs, Set<String> interfaces) {
    this.ours = ours;
    this.theirs = theirs;
    this.interfaces = interfaces;
  }

  /**
   * Aligns two descriptions.
   *
   * @param interfaces the names of the interfaces that we have
   */
  static void align(Description ours, Description theirs, Set<String> interfaces) {
    Alignment alignment = new Alignment(ours, theirs, interfaces);
    for (String definition : List.copyOf(ours.definitions())) {
      if (theirs.has(definition)) {
        if (Description.isOperation(definition)) {
          alignment.alignDefaults(definition);
          alignment.alignBehaviour(definition);
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

  /**
   * Keeps the interfaces that MLIR's operation has and ours could have, since other modules attach interfaces to both;
   * and the code that MLIR's operation has, since ours may replace declarations.
   */
  private void alignBehaviour(String definition) {
    for (String part : theirs.parts(definition)) {
      if (part.startsWith(Parts.INTERFACE)) {
        String name = part.substring(Parts.INTERFACE.length());
        if (!interfaces.contains(name) || STATED_OTHERWISE.contains(name)) {
          theirs.remove(definition, part);
        }
      }
    }
    for (String part : ours.parts(definition)) {
      boolean mayBeOurs = part.startsWith(Parts.INTERFACE) || part.startsWith(Parts.CODE_OF);
      if (mayBeOurs && theirs.get(definition, part) == null) {
        ours.remove(definition, part);
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
