// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.report;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The parts of a definition that an import leaves out or does not check, because they are code in C++. */
public final class ImportReport {
  private static final int WIDTH = 116;

  /** The topics of a report, in its order. */
  public enum Topic {
    /** Operations that are read and printed only in the generic form, by the reason. */
    GENERIC_FORM("Operations in generic form only"),
    /** Directives of formats that are C++, by name. */
    DIRECTIVES("Directives of formats in C++"),
    /** Types and attributes whose text is kept as it is written, by the reason. */
    TEXT("Types and attributes that are kept as text"),
    /** Definitions without an equivalent, by the reason. */
    LEFT_OUT("Definitions that are left out"),
    /** Canonicalization patterns, by the reason. */
    PATTERNS("Patterns that are left out"),
    /** Conditions that are not checked, by their text. */
    CONDITIONS("Conditions that are not checked"),
    /** Relations between types that are not checked and infer nothing, by their summary. */
    RELATIONS("Relations that are not checked"),
    /** Rules in C++ by which result types are inferred, by the interface. */
    INFERENCE("Result types that are inferred in C++"),
    /** Traits without an equivalent, by name. */
    TRAITS("Traits without an equivalent"),
    /** Interfaces without an equivalent, by name. */
    INTERFACES("Interfaces without an equivalent"),
    /** Default values that are expressions in C++. */
    DEFAULTS("Default values in C++"),
    /** Operations with a verifier, folder or canonicalization in C++, by kind. */
    CODE("Code in C++ that is not run");

    private final String title;

    Topic(String title) {
      this.title = title;
    }
  }

  private final Map<Topic, Map<String, Set<String>>> notes = new EnumMap<>(Topic.class);

  /** Creates an empty report. */
  public ImportReport() {}

  /** Adds a note: the subject that cannot be imported, and the definition that has it. */
  public void add(Topic topic, String subject, String definition) {
    notes.computeIfAbsent(topic, each -> new TreeMap<>())
        .computeIfAbsent(subject.strip().replaceAll("\\s+", " "), each -> new TreeSet<>()).add(definition);
  }

  /** Adds the note that a definition is left out, and removes the other notes about it, by all its names. */
  public void leaveOut(String reason, String definition, String... otherNames) {
    for (Topic topic : Topic.values()) {
      remove(topic, definition);
      for (String name : otherNames) {
        remove(topic, name);
      }
    }
    add(Topic.LEFT_OUT, reason, definition);
  }

  /** Removes a definition from the notes of a topic. */
  public void remove(Topic topic, String definition) {
    Map<String, Set<String>> subjects = notes.getOrDefault(topic, Map.of());
    subjects.values().forEach(definitions -> definitions.remove(definition));
    subjects.values().removeIf(Set::isEmpty);
  }

  /** Removes a definition from the notes about a subject. */
  public void remove(Topic topic, String subject, String definition) {
    Set<String> definitions = notes(topic).get(subject);
    if (definitions != null && definitions.remove(definition) && definitions.isEmpty()) {
      removeSubject(topic, subject);
    }
  }

  /** Removes a subject from a topic. */
  public void removeSubject(Topic topic, String subject) {
    if (notes.containsKey(topic)) {
      notes.get(topic).remove(subject);
    }
  }

  /** Removes all notes. */
  public void clear() {
    notes.clear();
  }

  /** Returns the subjects of a topic with the definitions that have each. */
  public Map<String, Set<String>> notes(Topic topic) {
    return notes.getOrDefault(topic, Map.of());
  }

  /** Returns the number of definitions in the notes of a topic. */
  public int count(Topic topic) {
    Set<String> definitions = new TreeSet<>();
    notes(topic).values().forEach(definitions::addAll);
    return definitions.size();
  }

  /** Returns a line with the numbers of the topics that matter most; empty if everything is imported. */
  public String summary() {
    StringBuilder text = new StringBuilder();
    append(text, count(Topic.GENERIC_FORM), "in generic form only");
    append(text, notes(Topic.DIRECTIVES).size(), "directives in C++");
    append(text, count(Topic.TEXT), "types or attributes kept as text");
    append(text, count(Topic.LEFT_OUT), "definitions left out");
    append(text, count(Topic.PATTERNS), "patterns left out");
    append(text, notes(Topic.CONDITIONS).size() + notes(Topic.RELATIONS).size(), "conditions not checked");
    append(text, notes(Topic.TRAITS).size() + notes(Topic.INTERFACES).size(), "traits and interfaces left out");
    return text.toString();
  }

  private static void append(StringBuilder text, int number, String what) {
    if (number > 0) {
      text.append(text.isEmpty() ? "" : ", ").append(number).append(' ').append(what);
    }
  }

  /** Returns the report as text: the topics, and for each subject the definitions. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Topic topic : Topic.values()) {
      Map<String, Set<String>> subjects = notes(topic);
      if (subjects.isEmpty()) {
        continue;
      }
      text.append(text.isEmpty() ? "" : "\n").append(topic.title).append(" (")
          .append(String.format(Locale.ROOT, "%d", count(topic))).append(")\n");
      subjects.forEach((subject, definitions) -> {
        text.append("  ").append(subject).append('\n');
        wrap(text, definitions);
      });
    }
    return text.toString();
  }

  private static void wrap(StringBuilder text, Set<String> names) {
    StringBuilder line = new StringBuilder("   ");
    for (String name : names) {
      if (line.length() + name.length() > WIDTH) {
        text.append(line).append('\n');
        line.setLength(3);
      }
      line.append(' ').append(name);
    }
    text.append(line).append('\n');
  }
}
