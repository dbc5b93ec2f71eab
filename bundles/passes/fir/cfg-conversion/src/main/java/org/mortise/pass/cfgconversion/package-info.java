// SPDX-License-Identifier: Apache-2.0
/** Replaces the structured control flow of Fortran programs by branches between blocks. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.cfgconversion;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

