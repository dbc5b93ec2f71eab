// SPDX-License-Identifier: Apache-2.0
/** Moves loop-invariant operations of Fortran programs, loads of variables among them, out of loops. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.flanglicm;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
