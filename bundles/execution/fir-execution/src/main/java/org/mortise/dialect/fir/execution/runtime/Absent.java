// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution.runtime;

/** The value of a descriptor of an optional argument that is not there. */
public enum Absent {
  VALUE
}
