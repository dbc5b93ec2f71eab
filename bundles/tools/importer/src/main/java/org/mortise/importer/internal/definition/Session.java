// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.definition;

import org.mortise.importer.internal.constraint.AttributeConstraints;
import org.mortise.importer.internal.constraint.Declarations;
import org.mortise.importer.internal.constraint.Enums;
import org.mortise.importer.internal.constraint.Properties;
import org.mortise.importer.internal.constraint.TypeConstraints;
import org.mortise.importer.internal.cpp.Conditions;
import org.mortise.importer.internal.cpp.CppClasses;
import org.mortise.importer.internal.cpp.Predicates;
import org.mortise.importer.records.Records;
import org.mortise.importer.report.ImportReport;

/** The translators that the definitions of one dialect share. */
record Session(Vocabulary vocabulary, Conditions conditions, TypeConstraints types,
    AttributeConstraints attributes, Properties properties, Enums enums, Declarations declarations,
    ImportReport report) {
  static Session of(Records records, Vocabulary vocabulary, String dialect, Declarations declarations,
      ImportReport report) {
    CppClasses classes = vocabulary.classes();
    Conditions conditions = new Conditions(classes);
    Predicates predicates = new Predicates(conditions);
    TypeConstraints types = new TypeConstraints(records, dialect, predicates, declarations, classes);
    Enums enums = new Enums(declarations);
    return new Session(vocabulary, conditions, types,
        new AttributeConstraints(predicates, declarations, enums, types), new Properties(enums), enums, declarations,
        report);
  }
}
