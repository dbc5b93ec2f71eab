// SPDX-License-Identifier: Apache-2.0
/** Expands operations on descriptors and {@code DO CONCURRENT} loops. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.simplifyfiroperations;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
