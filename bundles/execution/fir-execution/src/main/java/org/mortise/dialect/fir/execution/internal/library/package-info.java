// SPDX-License-Identifier: Apache-2.0
/** The functions of Fortran's runtime library that compiled programs call. */
@NullMarked
package org.mortise.dialect.fir.execution.internal.library;

import org.jspecify.annotations.NullMarked;
