// SPDX-License-Identifier: Apache-2.0
/** Directives in formats of OpenACC, whose definition is imported, that the definition leaves to C++. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.acc;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
