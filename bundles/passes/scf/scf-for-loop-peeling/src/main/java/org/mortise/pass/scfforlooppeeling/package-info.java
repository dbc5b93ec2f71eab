// SPDX-License-Identifier: Apache-2.0
/** Peels the partial iteration of loops. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.scfforlooppeeling;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

