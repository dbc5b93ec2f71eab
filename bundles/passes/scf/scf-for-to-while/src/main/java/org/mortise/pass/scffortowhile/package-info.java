// SPDX-License-Identifier: Apache-2.0
/** Replaces counting loops by while loops. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.scffortowhile;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

