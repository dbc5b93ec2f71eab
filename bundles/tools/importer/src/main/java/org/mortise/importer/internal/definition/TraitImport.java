// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.definition;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mortise.importer.internal.file.Entry;
import org.mortise.importer.records.TableRecord;
import org.mortise.importer.report.ImportReport.Topic;

/** The traits of operations: those that the framework has, relations, effects, parents and terminators. */
final class TraitImport {
  private static final List<String> ELEMENTWISE = List.of("elementwise", "scalarizable", "vectorizable",
      "tensorizable");
  private static final Pattern CALL = Pattern.compile("(\\w+)<(.*)>(?:::Impl)?", Pattern.DOTALL);
  private static final int MAX_NESTING = 20;
  private static final int MOST_TRAITS = 10_000;

  private final Session session;
  private final TableRecord operation;
  private final Entry entry;
  private final String name;
  private final Set<String> traits = new LinkedHashSet<>();
  private final List<String> relations = new ArrayList<>();
  private final List<String> effects = new ArrayList<>();
  private final List<String> parents = new ArrayList<>();
  private final List<TableRecord> interfaces = new ArrayList<>();
  private boolean hasEffects;
  private int steps;

  TraitImport(Session session, TableRecord operation, Entry entry, String name) {
    this.session = session;
    this.operation = operation;
    this.entry = entry;
    this.name = name;
  }

  /** Sets the keys that the traits determine. */
  void run() {
    all(operation.records("traits"), 0);
    if (hasEffects && effects.isEmpty()) {
      traits.add(traits.remove("always_speculatable") ? "pure" : "no_memory_effect");
    }
    if (traits.containsAll(ELEMENTWISE)) {
      ELEMENTWISE.forEach(traits::remove);
      traits.add("elementwise_mappable");
    }
    new InterfaceImport(session, operation, entry, name, interfaces, traits).run();
    if (entry.keys().containsKey("implicit_terminator")) {
      traits.remove("single_block");
    }
    entry.set("types", relations).set("traits", List.copyOf(traits)).set("effects", effects).set("parents", parents);
  }

  private void all(List<TableRecord> list, int depth) {
    for (TableRecord trait : list) {
      if (depth > MAX_NESTING || ++steps > MOST_TRAITS) {
        throw new IllegalArgumentException("the traits of '" + operation.name() + "' are too many, "
            + "or contain themselves");
      }
      if (trait.isA("TraitList")) {
        all(trait.records("traits"), depth + 1);
      } else {
        one(trait);
      }
    }
  }

  private void one(TableRecord trait) {
    if (trait.isA("SideEffectsTraitBase")) {
      hasEffects |= trait.isA("MemoryEffects");
      effects.addAll(Effects.of(trait.records("effects")));
    } else if (trait.isA("PredTrait")) {
      relation(trait);
    } else if (trait.isA("Interface") || trait.isA("InterfaceTrait")) {
      interfaces.add(trait);
    } else if (trait.isA("ParamNativeTrait")) {
      parametric(trait);
    } else {
      String word = TraitNames.find(trait.text("trait"));
      if (word != null) {
        traits.add(word);
      } else {
        session.report().add(Topic.TRAITS, trait.text("trait").isEmpty() ? trait.name() : trait.text("trait"), name);
      }
    }
  }

  private void relation(TableRecord trait) {
    String relation = new Relations(session).of(trait);
    if (relation != null) {
      relations.add(relation);
    } else if (!trait.isA("AllMatchSameOperatorTrait") || trait.texts("values").size() > 1) {
      session.report().add(Topic.RELATIONS, trait.text("summary"), name);
    }
  }

  /** Terminators and parents, whose arguments are classes of operations. */
  private void parametric(TableRecord trait) {
    Matcher call = CALL.matcher(trait.text("trait"));
    String word = call.matches() ? call.group(1) : "";
    if (word.equals("SingleBlockImplicitTerminator")) {
      String terminator = session.vocabulary().operations().find(call.group(2), operation.text("cppNamespace"));
      if (terminator != null) {
        entry.set("implicit_terminator", terminator);
        return;
      }
    } else if (word.equals("HasParent")) {
      List<String> names = new ArrayList<>();
      for (String parent : call.group(2).split(",")) {
        String found = session.vocabulary().operations().find(parent, operation.text("cppNamespace"));
        if (found != null) {
          names.add(found);
        }
      }
      if (names.size() == call.group(2).split(",").length) {
        parents.addAll(names);
        return;
      }
    }
    session.report().add(Topic.TRAITS, trait.text("trait").replace("::Impl", ""), name);
  }
}
