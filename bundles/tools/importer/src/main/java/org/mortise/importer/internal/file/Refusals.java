// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.file;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.file.Declared.Declaration;
import org.mortise.importer.report.ImportReport;
import org.mortise.importer.report.ImportReport.Topic;

/**
 * Removes from dialect files what the loader refuses, and notes it in the report: formats that need C++, texts of types
 * whose parameters it does not know, and, as a last resort, whole declarations.
 */
public final class Refusals {
  private static final int MOST_ROUNDS = 50;
  private static final Pattern PLACE = Pattern.compile("(?:assembly format of|malformed format of|in the format of)"
      + " [^:]*: ");
  /** The lists whose elements can be left out. */
  private static final Map<String, Topic> PARTS = Map.of("types", Topic.RELATIONS, "interfaces", Topic.INTERFACES,
      "traits", Topic.TRAITS, "parents", Topic.TRAITS);
  private static final Pattern UNKNOWN = Pattern.compile("unknown name '(\\w+)' in an expression");
  private static final String FORMAT = "format";

  private final Map<String, DialectFile> files;
  private final ImportReport report;
  private final Function<String, List<Refusal>> loader;
  private final Blame blame;
  private final Set<String> refused = new HashSet<>();

  /**
   * Creates the refusals of some dialects.
   *
   * @param files the dialects by their names, with supplements
   * @param imported the same dialects without supplements
   * @param loader loads a dialect file and returns the errors
   */
  public Refusals(Map<String, DialectFile> files, Map<String, DialectFile> imported, ImportReport report,
      Function<String, List<Refusal>> loader) {
    this.files = files;
    this.report = report;
    this.loader = loader;
    blame = new Blame(files, imported, loader);
  }

  /**
   * An error of the loader.
   *
   * @param line the line of the declaration, from 1
   * @param message the message
   */
  public record Refusal(int line, String message) {}

  /**
   * Removes what the loader refuses.
   *
   * @throws IllegalArgumentException if a supplement causes a refusal: users must correct it
   */
  public void run() {
    run(new HashSet<>());
  }

  /** Removes what the loader refuses, and adds the keys of the declarations that it refused to a set. */
  void run(Set<String> keys) {
    for (int round = 0; round < MOST_ROUNDS; round++) {
      String text = print(files);
      List<Refusal> errors = loader.apply(text);
      if (errors.isEmpty()) {
        finish();
        return;
      }
      // Types before operations: a refused type is also an error of each operation that uses it.
      Declared declared = new Declared(text, files);
      if (!apply(declared, errors, false, keys) && !apply(declared, errors, true, keys)) {
        return;
      }
    }
  }

  static String print(Map<String, DialectFile> files) {
    DialectWriter writer = new DialectWriter();
    files.values().forEach(writer::dialect);
    return writer.toString();
  }

  /** Returns whether anything was removed. */
  private boolean apply(Declared declared, List<Refusal> errors, boolean ofOperations, Set<String> keys) {
    Set<String> seen = new HashSet<>();
    for (Refusal refusal : errors) {
      Declaration declaration = declared.at(refusal.line());
      if (declaration == null) {
        continue;
      }
      Entry entry = declaration.entry();
      boolean isOperation = entry != null && entry.kind() == Entry.Kind.OPERATION;
      if (isOperation == ofOperations && !seen.contains(declaration.key())) {
        checkCause(declaration, refusal.message());
        if (entry != null) {
          seen.add(declaration.key());
          remove(declaration.dialect(), entry, refusal.message());
        }
      }
    }
    keys.addAll(seen);
    return !seen.isEmpty();
  }

  private void checkCause(Declaration declaration, String message) {
    String place = blame.placeOf(declaration, message);
    if (!place.isEmpty()) {
      throw mistake(place, declaration.dialect(), declaration.entry(), message);
    }
  }

  private static IllegalArgumentException mistake(
      String place, DialectFile file, @Nullable Entry entry, String message) {
    String name = entry == null ? file.name()
        : entry.kind() == Entry.Kind.OPERATION ? file.name() + "." + entry.name() : entry.name();
    return new IllegalArgumentException(place + ": '" + name + "' is refused with this supplement: " + message);
  }

  /** A part that a supplement states must not be removed, even if the definition states the same. */
  private static void checkIsImported(DialectFile file, Entry entry, String message, String... keys) {
    for (String key : keys) {
      if (!entry.place(key).isEmpty()) {
        throw mistake(entry.place(key), file, entry, message);
      }
    }
  }

  private void remove(DialectFile file, Entry entry, String message) {
    String reason = PLACE.matcher(message).replaceFirst("");
    String name = file.name() + "." + entry.name();
    if (removeQuoted(file, entry, name, message)) {
      return;
    }
    if (uncheck(file, entry, name, message)) {
      return;
    }
    boolean hasFormat = entry.keys().containsKey(FORMAT) || entry.keys().containsKey("syntax");
    switch (entry.kind()) {
      case OPERATION -> {
        refused.add(name);
        if (hasFormat) {
          checkIsImported(file, entry, message, FORMAT, "syntax");
          entry.keys().remove(FORMAT);
          entry.keys().remove("syntax");
          report.add(Topic.GENERIC_FORM, reason, name);
          return;
        }
      }
      case TYPE, ATTRIBUTE -> {
        refused.add(textName(entry));
        if (!entry.text(FORMAT).equals("text")) {
          checkIsImported(file, entry, message, FORMAT, "parameters");
          entry.keys().remove("parameters");
          entry.set(FORMAT, "text");
          report.add(Topic.TEXT, reason, textName(entry));
          return;
        }
      }
      case CONSTRAINT, ATTRIBUTE_CONSTRAINT -> {
        if (!entry.text("accepts").equals("any")) {
          checkIsImported(file, entry, message, "accepts");
          report.add(Topic.CONDITIONS, entry.text("accepts"), "@" + entry.name());
          entry.set("accepts", "any");
          return;
        }
      }
      case PATTERN -> {
        report.add(Topic.PATTERNS, reason, entry.name());
        file.remove(entry);
        return;
      }
      default -> {
        // left out
      }
    }
    boolean isType = entry.kind() == Entry.Kind.TYPE || entry.kind() == Entry.Kind.ATTRIBUTE;
    report.leaveOut(message, name, isType ? textName(entry) : name);
    file.remove(entry);
  }

  private static String textName(Entry entry) {
    return (entry.kind() == Entry.Kind.TYPE ? "!" : "#") + entry.name();
  }

  /** Removes an element of a list that the message quotes. */
  private boolean removeQuoted(DialectFile file, Entry entry, String name, String message) {
    for (Map.Entry<String, Topic> part : PARTS.entrySet()) {
      if (entry.keys().get(part.getKey()) instanceof List<?> list) {
        for (Object element : list) {
          if (message.contains("'" + element + "'")) {
            checkIsImported(file, entry, message, part.getKey());
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
  private boolean uncheck(DialectFile file, Entry entry, String name, String message) {
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
        if (!replaced.equals(list)) {
          checkIsImported(file, entry, message, key);
          changed = true;
        }
        entry.set(key, replaced);
      }
    }
    String accepts = word.matcher(entry.text("accepts")).replaceAll(instead);
    if (!accepts.equals(entry.text("accepts"))) {
      checkIsImported(file, entry, message, "accepts");
      changed = true;
    }
    entry.set("accepts", accepts);
    if (changed) {
      report.add(Topic.CONDITIONS, unknown.group(1), name);
    }
    return changed;
  }

  /** Removes the notes about directives of formats that the loader accepts: a bundle has these directives. */
  private void finish() {
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
