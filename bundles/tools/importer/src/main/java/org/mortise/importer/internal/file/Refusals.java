// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.file;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.report.ImportReport;
import org.mortise.importer.report.ImportReport.Topic;

/**
 * Removes from dialect files what the loader refuses, and notes it in the report: formats that need C++, texts of types
 * whose parameters it does not know, and, as a last resort, whole declarations.
 */
public final class Refusals {
  private static final Pattern DIALECT = Pattern.compile("ods\\.dialect @\"?([\\w$.]+)\"?.*");
  private static final Pattern ENTRY = Pattern.compile("  (ods\\.\\w+) @(\"[^\"]*\"|[\\w$.]+).*");
  private static final Pattern PLACE = Pattern.compile("(?:assembly format of|malformed format of|in the format of)"
      + " [^:]*: ");
  /** The lists whose elements can be left out. */
  private static final Map<String, Topic> PARTS = Map.of("types", Topic.RELATIONS, "interfaces", Topic.INTERFACES,
      "traits", Topic.TRAITS, "parents", Topic.TRAITS);
  private static final Pattern UNKNOWN = Pattern.compile("unknown name '(\\w+)' in an expression");
  private static final String FORMAT = "format";

  private final Map<String, DialectFile> files;
  private final ImportReport report;
  private final Map<String, String> supplied;
  private final Set<String> refused = new HashSet<>();

  /**
   * Creates the refusals of some dialects.
   *
   * @param files the dialects by their names
   * @param supplied the operations whose format a supplement states, and its patterns, with its name: users must
   *     correct these
   */
  public Refusals(Map<String, DialectFile> files, ImportReport report, Map<String, String> supplied) {
    this.files = files;
    this.report = report;
    this.supplied = supplied;
  }

  /**
   * An error of the loader.
   *
   * @param line the line of the declaration, from 1
   * @param message the message
   */
  public record Refusal(int line, String message) {}

  /** Removes what is refused in a printed text; returns whether anything was removed. */
  public boolean apply(String text, List<Refusal> refusals) {
    List<String> lines = text.lines().toList();
    boolean changed = false;
    Set<Entry> seen = new HashSet<>();
    // Errors of operations can be those of the types that they use.
    for (boolean ofOperations : new boolean[] {false, true}) {
      for (Refusal refusal : refusals) {
        DialectFile file = null;
        Entry entry = null;
        for (int i = Math.min(refusal.line(), lines.size()) - 1; i >= 0 && file == null; i--) {
          Matcher declaration = ENTRY.matcher(lines.get(i));
          Matcher dialect = DIALECT.matcher(lines.get(i));
          if (dialect.matches()) {
            file = files.get(dialect.group(1));
          } else if (entry == null && declaration.matches()) {
            entry = find(lines, i, declaration);
          }
        }
        if (file != null && entry != null && (entry.kind() == Entry.Kind.OPERATION) == ofOperations
            && seen.add(entry)) {
          remove(file, entry, refusal.message());
          changed = true;
        }
      }
      if (changed) {
        return true;
      }
    }
    return false;
  }

  private @Nullable Entry find(List<String> lines, int line, Matcher declaration) {
    for (int i = line; i >= 0; i--) {
      Matcher dialect = DIALECT.matcher(lines.get(i));
      if (dialect.matches()) {
        DialectFile file = files.get(dialect.group(1));
        Entry.Kind kind = Entry.Kind.find(declaration.group(1));
        return file == null || kind == null ? null : file.find(kind, declaration.group(2).replace("\"", ""));
      }
    }
    return null;
  }

  private void remove(DialectFile file, Entry entry, String message) {
    String reason = PLACE.matcher(message).replaceFirst("");
    String name = file.name() + "." + entry.name();
    if (removeQuoted(entry, name, message)) {
      return;
    }
    if (uncheck(entry, name, message)) {
      return;
    }
    boolean hasFormat = entry.keys().containsKey(FORMAT) || entry.keys().containsKey("syntax");
    switch (entry.kind()) {
      case OPERATION -> {
        refused.add(name);
        if (hasFormat && supplied.containsKey(name)) {
          throw new IllegalArgumentException(
              "'" + supplied.get(name) + "' states a format of '" + name + "' that is refused: " + reason);
        }
        if (hasFormat) {
          entry.keys().remove(FORMAT);
          entry.keys().remove("syntax");
          report.add(Topic.GENERIC_FORM, reason, name);
          return;
        }
      }
      case TYPE, ATTRIBUTE -> {
        refused.add(textName(entry));
        if (!entry.text(FORMAT).equals("text")) {
          entry.keys().remove("parameters");
          entry.set(FORMAT, "text");
          report.add(Topic.TEXT, reason, textName(entry));
          return;
        }
      }
      case CONSTRAINT, ATTRIBUTE_CONSTRAINT -> {
        if (!entry.text("accepts").equals("any")) {
          report.add(Topic.CONDITIONS, entry.text("accepts"), "@" + entry.name());
          entry.set("accepts", "any");
          return;
        }
      }
      case PATTERN -> {
        String source = supplied.get(pattern(file.name(), entry));
        if (source != null) {
          throw new IllegalArgumentException(
              "'" + source + "' states the pattern '" + entry.name() + "' that is refused: " + reason);
        }
        report.add(Topic.PATTERNS, reason, entry.name());
        file.remove(entry);
        return;
      }
      default -> {
        // left out
      }
    }
    report.add(Topic.LEFT_OUT, message, name);
    file.remove(entry);
  }

  /** Returns the name of a pattern among the declarations that supplements state. */
  public static String pattern(String dialect, Entry entry) {
    return dialect + " pattern " + entry.name();
  }

  private static String textName(Entry entry) {
    return (entry.kind() == Entry.Kind.TYPE ? "!" : "#") + entry.name();
  }

  /** Removes an element of a list that the message quotes. */
  private boolean removeQuoted(Entry entry, String name, String message) {
    for (Map.Entry<String, Topic> part : PARTS.entrySet()) {
      if (entry.keys().get(part.getKey()) instanceof List<?> list) {
        for (Object element : list) {
          if (message.contains("'" + element + "'")) {
            List<String> rest = list.stream().filter(each -> each != element).map(Object::toString).toList();
            entry.keys().remove(part.getKey());
            entry.set(part.getKey(), rest);
            report.add(part.getValue(), element.toString(), name);
            return true;
          }
        }
      }
    }
    return false;
  }

  /**
   * Replaces a word that the loader does not know, such as a builtin type of a later MLIR, by an unchecked condition.
   */
  private boolean uncheck(Entry entry, String name, String message) {
    Matcher unknown = UNKNOWN.matcher(message);
    if (!unknown.find()) {
      return false;
    }
    Pattern word = Pattern.compile("(?<![\\w.!#@\"])" + Pattern.quote(unknown.group(1)) + "(?![\\w.(\"])");
    String instead = Matcher.quoteReplacement("unchecked(\"" + unknown.group(1) + "\")");
    boolean changed = false;
    for (String key : List.of("operands", "results", "attributes")) {
      if (entry.keys().get(key) instanceof List<?> list) {
        List<String> replaced = list.stream().map(Object::toString)
            .map(each -> each.substring(0, each.indexOf(':') + 1)
                + word.matcher(each.substring(each.indexOf(':') + 1)).replaceAll(instead)).toList();
        changed |= !replaced.equals(list);
        entry.set(key, replaced);
      }
    }
    String accepts = word.matcher(entry.text("accepts")).replaceAll(instead);
    changed |= !accepts.equals(entry.text("accepts"));
    entry.set("accepts", accepts);
    if (changed) {
      report.add(Topic.CONDITIONS, unknown.group(1), name);
    }
    return changed;
  }

  /** Removes the notes about directives of formats that the loader accepts: a bundle has these directives. */
  public void finish() {
    for (DialectFile file : files.values()) {
      for (Entry entry : file.entries()) {
        String name = entry.kind() == Entry.Kind.OPERATION ? file.name() + "." + entry.name() : textName(entry);
        if (!refused.contains(name)) {
          report.remove(Topic.DIRECTIVES, name);
        }
      }
    }
  }
}
