// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.tosaattachtarget;

/** The versions of the specification of TOSA. */
enum SpecificationVersion {
  V1_0("1.0"),
  V1_1_DRAFT("1.1.draft");

  private final String text;

  SpecificationVersion(String text) {
    this.text = text;
  }

  String text() {
    return text;
  }

  String meaning() {
    return "TOSA Specification version " + text;
  }
}
